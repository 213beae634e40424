import Frames
import HeadlessSwiftUI
import Rendering
import XCTest

/// What decided the size and the position of views.
final class LayoutReasonTests: XCTestCase {
    /// Returns the reasons of the first frame of a type.
    private func reasons<Content: View>(
        of type: String, width: CGFloat? = 300, height: CGFloat? = 100, @ViewBuilder _ content: @MainActor () -> Content
    ) throws -> LayoutReasons {
        let frame = TreeTags.withReasons.marking { Drawn(width: width, height: height, content).frame }
        let node = FrameTree(frame).nodes.first { $0.frame.origin.type == type }
        return try XCTUnwrap(node?.details.layout, type)
    }

    func testATextHasItsOwnSize() throws {
        let reasons = try reasons(of: "Text") { Text("Hi").padding(16) }
        XCTAssertEqual(reasons.width.map(\.description), ["content: the text's own width"])
        XCTAssertEqual(reasons.height.map(\.description), ["content: the text's own height"])
        XCTAssertEqual(reasons.x.first, LayoutReason(.modifier, ".padding(.horizontal, 16)", constant: 16))
        XCTAssertEqual(reasons.y.first, LayoutReason(.modifier, ".padding(.vertical, 16)", constant: 16))
    }

    func testABrokenTextFollowsItsProposal() throws {
        let reasons = try reasons(of: "Text") {
            Text("One two three four five six seven").padding(.leading, 4).frame(width: 120)
        }
        XCTAssertEqual(
            reasons.width.map(\.description),
            [
                "content: the text's longest line at the proposed 116", "modifier: .padding(.leading, 4)",
                "modifier: .frame(width: 120)",
            ])
        XCTAssertEqual(reasons.height.count, 1)
        XCTAssertTrue(reasons.height[0].text.hasPrefix("the height of the text's lines at "), reasons.height[0].text)
    }

    func testAColorFillsItsProposal() throws {
        let reasons = try reasons(of: "Color") { Color.red.frame(maxHeight: 20) }
        XCTAssertEqual(
            reasons.width.map(\.description),
            ["content: the color fills the proposed 300", "proposal: the proposed 300 to the root"])
        XCTAssertEqual(
            reasons.height.map(\.description),
            ["content: the color fills the proposed 20", "modifier: .frame(maxHeight: 20)"])
    }

    func testAStackShares() throws {
        let reasons = try reasons(of: "Color") {
            HStack(alignment: .top, spacing: 8) {
                Text("Hi")
                Color.red
            }
        }
        XCTAssertEqual(reasons.width.count, 3)
        XCTAssertTrue(
            reasons.width[1].description.hasPrefix("container: HStack: its share among 2 views, spacing 8, "),
            reasons.width[1].description)
        XCTAssertEqual(reasons.x, [LayoutReason(.container, "HStack: view 2 of 2, spacing 8", constant: 8)])
        XCTAssertEqual(reasons.y, [LayoutReason(.container, "HStack: aligned at .top")])
    }

    private struct Row: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                Text("One")
                Text("Two")
            }.padding(4)
        }
    }

    func testAComponentFollowsItsContent() throws {
        let reasons = try reasons(of: "Row") { Row() }
        XCTAssertEqual(
            reasons.height.map(\.description),
            ["modifier: .padding(.vertical, 4)", "container: VStack: the sum of 2 views, spacing 2"])
        XCTAssertEqual(
            reasons.width.map(\.description),
            ["modifier: .padding(.horizontal, 4)", "container: VStack: the widest of 2 views"])
    }

    func testABackgroundIsAsLargeAsItsView() throws {
        let reasons = try reasons(of: "Color") { Text("Hi").offset(x: 3).background { Color.red } }
        XCTAssertEqual(reasons.width.last?.text, ".background: the size of the view in front")
        XCTAssertEqual(reasons.x, [LayoutReason(.container, ".background(alignment: .center)")])
        let text = try self.reasons(of: "Text") { Text("Hi").offset(x: 3) }
        XCTAssertEqual(text.x.first, LayoutReason(.modifier, ".offset(x: 3)", constant: 3))
    }

    func testOtherContainersAndModifiers() throws {
        let ratio = try reasons(of: "Circle") { Circle().aspectRatio(1, contentMode: .fit).frame(height: 40) }
        XCTAssertTrue(ratio.width.contains { $0.text == ".aspectRatio(1, contentMode: .fit)" }, "\(ratio.width)")
        let layers = try reasons(of: "Text") {
            ZStack(alignment: .topLeading) {
                Color.red
                Text("Hi")
            }
        }
        XCTAssertEqual(layers.x, [LayoutReason(.container, "ZStack: aligned at .topLeading")])
        let scrolled = try reasons(of: "Color") { ScrollView { Color.red.frame(height: 30) } }
        XCTAssertEqual(scrolled.height.last?.text, ".frame(height: 30)")
        let read = try reasons(of: "Color") { GeometryReader { _ in Color.red } }
        XCTAssertEqual(read.x, [LayoutReason(.container, "GeometryReader, top leading corner")])
        let fixed = try reasons(of: "Text", width: 20) { Text("One two three").fixedSize() }
        XCTAssertEqual(fixed.width.map(\.text), ["the text's own width"])
    }

    func testNothingIsRecordedWithoutARequest() {
        let plain = Drawn { Text("Hi").padding(16).background(Color.red) }.frame
        XCTAssertTrue(FrameTree(plain).nodes.allSatisfy { $0.details.layout == nil })
        let asked = TreeTags.withReasons.marking { Drawn { Text("Hi").padding(16).background(Color.red) }.frame }
        XCTAssertEqual(FrameTree(asked).frame, plain)
    }

    /// A tree is the same whether it is asked or not, also with elements and names.
    func testTreesStayTheSame() {
        func draw() -> Frame {
            Drawn {
                VStack {
                    Text("Hi").accessibilityLabel("Hello").accessibilityIdentifier("greeting")
                    Row().accessibilityElement(children: .combine)
                    Button("Send") {}.accessibilityIdentifier("send")
                }
            }.frame
        }
        XCTAssertEqual(FrameTree(TreeTags.withReasons.marking { draw() }).text.withoutRoles, FrameTree(draw()).text)
    }
}

extension String {
    /// The lines of a tree without what only tags know.
    fileprivate var withoutRoles: String {
        replacing(#/ (role|label)=("[^"]*"|\S+)/#, with: "")
    }
}
