import Foundation
import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// Sizes are those of iOS 17 and 18.
final class ControlTests: XCTestCase {
    private func size<Content: View>(@ViewBuilder _ content: @MainActor () -> Content) -> CGSize {
        Drawn(width: 300, height: nil, content).frame.rect.size
    }

    /// The colors of all texts, in painting order.
    private func textColors(_ drawn: Drawn) -> [RGBA] {
        var colors: [RGBA] = []
        drawn.frame.forEach { frame, _ in
            if case .text(let text) = frame.content, let run = text.runs.first { colors.append(run.color) }
        }
        return colors
    }

    private func rgba(_ color: UIColor) -> RGBA { color.rgba(in: UITraitCollection(RenderSettings())) }

    func testButtonsDrawTheirLabelInTheTint() {
        let drawn = Drawn {
            VStack {
                Button("Automatic") {}
                Button("Tinted") {}.tint(.green)
                Button("Destructive", role: .destructive) {}
                Button("Plain") {}.buttonStyle(.plain)
                Button("Disabled") {}.disabled(true)
                Button(action: {}, label: { Text("Own").foregroundColor(.purple) })
            }
        }
        XCTAssertEqual(
            textColors(drawn),
            [.systemBlue, .systemGreen, .systemRed, .label, .tertiaryLabel, .systemPurple].map(rgba))
    }

    func testBorderedButtonsHaveABackground() {
        let label = size { Text("Send") }
        for (controlSize, width, height) in [(ControlSize.regular, 24.0, 14.0), (.large, 40, 30)] {
            let button = size { Button("Send") {}.buttonStyle(.bordered).controlSize(controlSize) }
            XCTAssertEqual(button.width, label.width + width)
            XCTAssertEqual(button.height, label.height + height)
        }
    }

    func testCustomButtonStylesDrawTheLabelAndReadTheEnvironment() {
        struct Boxed: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled

            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    configuration.label
                    Box(isEnabled ? 5 : 7)
                    Box(configuration.isPressed ? 1 : 2)
                    Box(configuration.role == .cancel ? 3 : 4)
                }
            }
        }
        let drawn = Drawn {
            VStack {
                Button(role: .cancel, action: {}, label: { Box(10) })
                Button(action: {}, label: { Box(11) }).disabled(true)
            }
            .buttonStyle(Boxed())
        }
        XCTAssertEqual(drawn.widths, [10, 5, 2, 3, 11, 7, 2, 4])
    }

    func testPrimitiveButtonStyleCanUseTheInheritedStyle() {
        struct Outer: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Box(1); configuration.label
                }
            }
        }
        struct Inner: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Box(2); Button(configuration)
                }
            }
        }
        let drawn = Drawn {
            Button(action: {}, label: { Box(3) }).buttonStyle(Inner()).buttonStyle(Outer())
        }
        XCTAssertEqual(drawn.widths, [2, 1, 3])
    }

    func testLabels() {
        struct Reversed: LabelStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.title
                    configuration.icon
                }
            }
        }
        let drawn = Drawn {
            VStack {
                Label {
                    Box(1)
                } icon: {
                    Box(2)
                }
                Label {
                    Box(3)
                } icon: {
                    Box(4)
                }.labelStyle(.titleOnly)
                Label {
                    Box(5)
                } icon: {
                    Box(6)
                }.labelStyle(.iconOnly)
                Label {
                    Box(7)
                } icon: {
                    Box(8)
                }.labelStyle(Reversed())
            }
        }
        XCTAssertEqual(drawn.widths, [2, 1, 3, 6, 7, 8])
    }

    func testProgress() {
        XCTAssertEqual(size { ProgressView() }, CGSize(width: 20, height: 20))
        XCTAssertEqual(size { ProgressView().controlSize(.large) }, CGSize(width: 37, height: 37))
        XCTAssertEqual(size { ProgressView(value: 0.3) }, CGSize(width: 300, height: 4))
        let bars = Drawn { ProgressView(value: 1, total: 4) }.rects(named: "Capsule")
        XCTAssertEqual(bars.map(\.width), [300, 75])
        let spokes = Drawn { ProgressView() }.rects(named: "")
        XCTAssertEqual(spokes.count, 8)
    }

    func testProgressViewStyleReceivesTheFraction() {
        struct Wide: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Box(Int((configuration.fractionCompleted ?? 0) * 100))
            }
        }
        let drawn = Drawn {
            HStack {
                ProgressView(value: 3, total: 10)
                ProgressView()
            }
            .progressViewStyle(Wide())
        }
        XCTAssertEqual(drawn.widths, [30, 0])
    }

    func testToggles() {
        func knob(isOn: Bool, direction: LayoutDirection = .leftToRight) -> CGFloat {
            Drawn {
                Toggle("", isOn: .constant(isOn)).labelsHidden().environment(\.layoutDirection, direction)
            }.rects(named: "Circle")[0].minX
        }
        XCTAssertEqual(size { Toggle("", isOn: .constant(true)).labelsHidden() }, CGSize(width: 49, height: 31))
        XCTAssertEqual(knob(isOn: false), 2)
        XCTAssertEqual(knob(isOn: true), 22)
        XCTAssertEqual(knob(isOn: true, direction: .rightToLeft), 0)
    }

    func testFieldsShowTheirTextOrTheirPlaceholder() {
        let drawn = Drawn {
            VStack {
                TextField("Placeholder", text: .constant(""))
                TextField("Placeholder", text: .constant("Text"))
                SecureField("Password", text: .constant("abc"))
            }
        }
        let colors = textColors(drawn)
        XCTAssertTrue(colors.contains(rgba(.placeholderText)))
        XCTAssertEqual(colors.filter { $0 == rgba(.label) }.count, 3, "a blank, a text and dots")
        XCTAssertEqual(size { TextField("", text: .constant("")).textFieldStyle(.roundedBorder) }.height, 34)
        XCTAssertEqual(size { TextField("", text: .constant("")) }.width, 300)
        XCTAssertEqual(
            size { TextField("A", text: .constant("")) }.height, size { TextField("A", text: .constant("A")) }.height)
    }

    /// A field is as high as the distance of two lines: 22 points for a body text, whose lines are 20.29 high.
    func testFieldsAreAsHighAsTheDistanceOfLines() {
        XCTAssertEqual(size { TextField("", text: .constant("")) }.height, 22)
    }

    func testPickersShowTheChosenOption() {
        let drawn = Drawn {
            Picker("Width", selection: .constant(2)) {
                Box(10).tag(1)
                Box(20).tag(2)
            }
        }
        XCTAssertEqual(drawn.widths, [20])
        let lost = Drawn { Picker("Width", selection: .constant(9)) { Box(10).tag(1) } }
        XCTAssertEqual(lost.widths, [])
        XCTAssertEqual(lost.problems, ["PickerBody: no option of a picker has the tag 9."])
    }

    func testSegmentsShareTheWidth() {
        let drawn = Drawn(width: 304, height: nil) {
            Picker("Width", selection: .constant(2)) {
                ForEach(1..<4) { Box($0).tag($0) }
            }
            .pickerStyle(.segmented)
        }
        XCTAssertEqual(drawn.frame.rect.size, CGSize(width: 304, height: 32))
        XCTAssertEqual(drawn.rects(named: "Box").map { $0.midX.rounded() }, [52, 152, 252])
        XCTAssertEqual(drawn.rects(named: "RoundedRectangle").map(\.width), [304, 100])
    }

    func testSlidersAndSteppersAndDisclosures() {
        let slider = Drawn { Slider(value: .constant(75), in: 50...100) }
        XCTAssertEqual(slider.rects(named: "Circle")[0].midX, 150)
        XCTAssertEqual(size { Stepper("", value: .constant(1)).labelsHidden() }, CGSize(width: 94, height: 32))
        XCTAssertEqual(Drawn { DisclosureGroup("More") { Box(1) } }.widths, [])
        XCTAssertEqual(Drawn { DisclosureGroup("More", isExpanded: .constant(true)) { Box(1) } }.widths, [1])
        XCTAssertEqual(
            Drawn {
                LabeledContent {
                    Box(1)
                } label: {
                    Box(2)
                }
            }.rects(named: "Box").map(\.maxX), [2, 300])
    }

    func testLinksAndMenusDrawTheirLabel() {
        let drawn = Drawn {
            VStack {
                Link(destination: URL(fileURLWithPath: "/"), label: { Box(1) })
                Menu(content: { Box(99) }, label: { Box(2) })
                NavigationLink(destination: Box(98), label: { Box(3) })
                ShareLink(item: "text") { Box(4) }
            }
        }
        XCTAssertEqual(drawn.widths, [1, 2, 3, 4])
    }
}
