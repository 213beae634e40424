import ChatModels
import ChatSwiftUI
import Frames
import HeadlessSwiftUI
import Raster
import XCTest

/// Positions in images of StreamChatSwiftUI 4.69, in points.
final class BottomReactionsTests: XCTestCase {
    private func scene(
        _ scores: [MessageReactionType: Int], isOwn: Bool = false, showsAllInfo: Bool = true, perRow: Int = 4
    ) -> DrawnScene {
        var message = Fixture.message("Hello", isOwn: isOwn)
        message.reactionScores = scores
        return DrawnScene(width: 200, height: nil) {
            BottomReactionsView(
                message: message, showsAllInfo: showsAllInfo, reactionsPerRow: perRow, onTap: {}, onLongPress: {}
            )
            .padding()
            .frame(width: 200)
        }
    }

    private let few: [MessageReactionType: Int] = [.init(rawValue: "like"): 2, .init(rawValue: "love"): 1]

    private var many: [MessageReactionType: Int] {
        few.merging(
            [.init(rawValue: "haha"): 1, .init(rawValue: "sad"): 1, .init(rawValue: "wow"): 10],
            uniquingKeysWith: { first, _ in first })
    }

    func testFewReactionsAreInTheMiddle() {
        let scene = scene(few)
        XCTAssertEqual(scene.frame.rect.height, 68.33, accuracy: 0.01)
        XCTAssertEqual(
            scene.rects("ReactionPill"),
            [
                CGRect(x: 23.33, y: 14, width: 50, height: 36.33),
                CGRect(x: 81.33, y: 14, width: 47.67, height: 36.33),
            ])
        XCTAssertEqual(scene.rects("AddReactionPill"), [CGRect(x: 137, y: 14.67, width: 39.67, height: 35)])
    }

    func testManyReactionsAreInRows() {
        let scene = scene(many, perRow: 2)
        XCTAssertEqual(scene.frame.rect.height, 157, accuracy: 0.01)
        let pills = scene.rects("ReactionPill") + scene.rects("AddReactionPill")
        let expected = [
            CGRect(x: 16, y: 16, width: 47.67, height: 36.33),
            CGRect(x: 71.67, y: 16, width: 50, height: 36.33),
            CGRect(x: 16, y: 60.33, width: 47.67, height: 36.33),
            CGRect(x: 71.67, y: 60.33, width: 47.67, height: 36.33),
            CGRect(x: 16, y: 104.67, width: 58, height: 36.33),
            CGRect(x: 82, y: 105.33, width: 39.67, height: 35),
        ]
        XCTAssertEqual(pills.count, expected.count)
        for (pill, expected) in zip(pills, expected) {
            // Two digits of the font are a pixel narrower than Apple's.
            XCTAssertEqual(pill.minX, expected.minX, accuracy: 0.34)
            XCTAssertEqual(pill.minY, expected.minY, accuracy: 0.01)
            XCTAssertEqual(pill.width, expected.width, accuracy: 0.34)
            XCTAssertEqual(pill.height, expected.height, accuracy: 0.01)
        }
    }

    func testRowsOfOwnMessagesEndAtTheRight() {
        let pills = scene(many, isOwn: true, perRow: 2).rects("AddReactionPill")
        XCTAssertEqual(pills.map(\.maxX), [184])
    }

    /// The author's side is the leading side of the row for others, and its trailing side for the current user.
    func testSquareCorners() throws {
        XCTAssertEqual(try squareCorners(scene(few)), ["topLeft", "", ""])
        XCTAssertEqual(try squareCorners(scene(few, isOwn: true)), ["", "", "topRight"])
        XCTAssertEqual(try squareCorners(scene(few, showsAllInfo: false)), ["", "", ""])
        XCTAssertEqual(try squareCorners(scene(many, perRow: 2)), ["", "", "", "", "topLeft", ""])
        XCTAssertEqual(try squareCorners(scene(many, isOwn: true, perRow: 2)), ["", "", "", "", "", "topRight"])
    }

    /// The square corners of each pill, by name.
    private func squareCorners(_ scene: DrawnScene) throws -> [String] {
        let scale: CGFloat = 3
        let bitmap = try Renderer().render(scene.frame, scale: scale, background: .white)
        func isPainted(_ x: CGFloat, _ y: CGFloat) -> Bool {
            bitmap[Int((x * scale).rounded()), Int((y * scale).rounded())] != .white
        }
        let pixel = 1 / scale
        return (scene.rects("ReactionPill") + scene.rects("AddReactionPill")).map { pill in
            let (left, right) = (pill.minX, pill.maxX - pixel)
            let (top, bottom) = (pill.minY, pill.maxY - pixel)
            let corners = [
                ("topLeft", left, top), ("topRight", right, top), ("bottomLeft", left, bottom),
                ("bottomRight", right, bottom),
            ]
            return corners.filter { isPainted($0.1, $0.2) }.map(\.0).joined(separator: " ")
        }
    }
}
