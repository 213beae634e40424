import HeadlessSwiftUI
import XCTest

/// The ways in which applications write styles. Half of the test is that they compile.
final class StyleUsageTests: XCTestCase {
    private struct Waves: InsettableShape {
        var height: CGFloat
        var insetAmount: CGFloat = 0

        var animatableData: CGFloat {
            get { height }
            set { height = newValue }
        }

        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addRect(rect.insetBy(dx: insetAmount, dy: insetAmount + height))
            return path
        }

        func inset(by amount: CGFloat) -> some InsettableShape {
            var copy = self
            copy.insetAmount += amount
            return copy
        }
    }

    /// A view whose body needs the main actor, as in applications.
    private struct Styles: View {
        @Environment(\.colorScheme) private var colorScheme
        var isRed = true

        var body: some View {
            VStack {
                fills
                texts
                layers
            }
            .tint(.purple)
            .accentColor(.pink)
        }

        @ViewBuilder private var fills: some View {
            Rectangle().fill(isRed ? Color.red : .blue)
            Circle().fill(.tint)
            Capsule().fill(Color.blue.gradient)
            Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Ellipse().fill(.conicGradient(colors: [.red, .blue], center: .center))
            RoundedRectangle(cornerRadius: 4).stroke(.separator)
            RoundedRectangle(cornerRadius: 4).stroke(Color(UIColor.systemGray4), lineWidth: 1)
            RoundedRectangle(cornerRadius: 4).strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [4]))
            Waves(height: 2).strokeBorder(.orange, lineWidth: 2)
            Waves(height: 2).inset(by: 2)
            Circle().trim(from: 0, to: 0.7).stroke(Color.gray, style: StrokeStyle(lineWidth: 2, lineCap: .round))
            AnyShape(Circle()).fill(.ultraThinMaterial).stroke(.white.opacity(0.3))
            Path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4)).cgPath).fill(Color(.systemBackground))
        }

        @ViewBuilder private var texts: some View {
            VStack { Text("a") }.foregroundStyle(.secondary)
            VStack { Text("b") }.foregroundStyle(.white.opacity(0.8))
            VStack { Text("c") }.foregroundStyle(.red, .yellow)
            VStack { Text("d") }.foregroundStyle(Color.primary)
            VStack { Text("e") }.foregroundColor(colorScheme == .dark ? .white : .black)
            VStack { Text("f") }.foregroundStyle(isRed ? AnyShapeStyle(.red) : AnyShapeStyle(.tertiary))
            VStack { Text("g") }.foregroundStyle(.opacity(0.5))
        }

        @ViewBuilder private var layers: some View {
            Text("a").background(Color.yellow).background(.thinMaterial).background(.red.opacity(0.5))
            Text("b").background(Color(UIColor.systemBackground).opacity(0.9).edgesIgnoringSafeArea(.all))
            Text("c").background(.bar, in: RoundedRectangle(cornerRadius: 8)).background(in: .capsule)
            Text("d").overlay(Circle().stroke(Color.red)).overlay(.black.opacity(0.1)).border(.red)
            Text("e").clipShape(.rect(cornerRadius: 8)).clipShape(Circle(), style: FillStyle(eoFill: true))
            Text("f").mask(RoundedRectangle(cornerRadius: 4)).mask {
                LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
            }
            Text("g").shadow(radius: 2).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2).blur(radius: 0)
        }
    }

    func testAllStylesAreDrawn() async throws {
        let (drawn, messages) = await MainActor.run { problems { DrawnView(Styles(), width: 100, height: 900) } }
        XCTAssertEqual(messages, [])
        XCTAssertEqual(
            drawn.textColors.prefix(6), ["#3C3C4399", "#FFFFFFCC", "#FF3B30", "#000000", "#000000", "#FF3B30"])
        XCTAssertEqual(drawn.frames(named: "Waves").count, 2)
        XCTAssertGreaterThan(try drawn.bitmap().pixelCount, 0)
    }

    /// A stroke whose outer half is clipped away becomes a border of half the width, which is easier to read.
    func testClippedStrokeIsABorder() {
        let shape = RoundedRectangle(cornerRadius: 8, style: .circular)
        let view = Color.yellow.overlay(shape.stroke(Color.red, lineWidth: 1)).clipShape(shape)
        let frame = DrawnView(view, width: 40, height: 30).frame
        XCTAssertEqual(frame.border?.width, 0.5)
        XCTAssertEqual(frame.border?.color.description, "#FF3B30")
        XCTAssertEqual(frame.children.map(\.name), ["Color"])
    }
}
