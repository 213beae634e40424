import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// The ways in which applications write texts.
final class TextFormsTests: XCTestCase {
    private struct Forms: View {
        let isOpen = true
        let name: String? = "Han"
        let count = 2
        let date = RenderSettings.defaultNow

        var body: some View {
            Group {
                Text(isOpen ? "Open" : "Closed")
                Text(name ?? "")
                Text(name ?? "nobody").bold() + Text(" shot first")
                Text("\(count) \(count == 1 ? "reply" : "replies")")
                Text(String(count)).monospacedDigit()
                Text(name!.prefix(1))
                Text("\(name ?? "")").foregroundColor(isOpen ? .red : Color(.systemBlue))
            }
            Group {
                Text(count, format: .number)
                Text(0.25, format: .percent)
                Text(date, format: .dateTime.year())
                Text("On \(date, style: .date)")
                Text("in \(1.5, specifier: "%.1f") s")
            }
            Group {
                Text("1").font(.system(size: 14, weight: .bold, design: .monospaced))
                Text("2").font(.system(.body, design: .monospaced)).fontWeight(isOpen ? .bold : nil)
                Text("3").font(Font.system(size: 12).weight(.medium).italic()).lineLimit(isOpen ? nil : 1)
                Text("4").font(Font(UIFont.preferredFont(forTextStyle: .body) as CTFont))
                Text("5").font(.body.leading(.tight).monospacedDigit()).underline(isOpen, color: .red)
                Text("6").foregroundStyle(isOpen ? Color.red : .blue).textSelection(.enabled)
                Text("7").bold(isOpen).italic(isOpen).multilineTextAlignment(.center).truncationMode(.middle)
                Text(AttributedString("8", attributes: AttributeContainer().foregroundColor(.red).kern(2)))
            }
        }
    }

    func testInitializersOfText() {
        let strings = TextMeasuring().texts(in: VStack { Forms() }).map(\.string)
        XCTAssertEqual(
            strings,
            [
                "Open", "Han", "Han shot first", "2 replies", "2", "H", "Han", "2", "25%", "2024",
                "On January 1, 2024", "in 1.5 s", "1", "2", "3", "4", "5", "6", "7", "8",
            ])
    }

    func testTightLeadingIsSmallerThanLoose() {
        let lines = Text("One\nTwo")
        assertPixels(TextMeasuring().size(of: lines.font(.body.leading(.tight))).height, 40.333)
        assertPixels(TextMeasuring().size(of: lines.font(.body.leading(.loose))).height, 44.333)
    }
}
