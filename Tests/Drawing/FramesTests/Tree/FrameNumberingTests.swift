import Foundation
import XCTest

@testable import Frames

final class FrameNumberingTests: XCTestCase {
    private func frame(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, fill: RGBA? = nil,
        _ children: [Frame] = []
    ) -> Frame {
        Frame(
            origin: Frame.Origin(name: name), rect: CGRect(x: x, y: y, width: width, height: height),
            fill: fill.map { .color($0) }, children: children)
    }

    private func numbered(_ children: [Frame]) -> [String] {
        let picture = frame("Screen", 0, 0, 100, 80, fill: .white, children)
        return FrameTree(picture).nodes.filter { $0.number != nil }.map(\.frame.name)
    }

    func testAPartIsNamedAfterItsOutermostComponent() {
        let avatar = frame("AvatarView", 0, 0, 20, 20, [frame("UIImageView", 0, 0, 20, 20, fill: .black)])
        let stack = frame("UIStackView#row", 0, 0, 20, 20, [avatar])
        XCTAssertEqual(numbered([stack]), ["AvatarView"])
        let bubble = frame("Bubble", 0, 0, 60, 30, fill: .black, [frame("Text", 8, 8, 40, 14, fill: .white)])
        XCTAssertEqual(numbered([bubble]), ["Bubble", "Text"])
    }

    func testArrangementsBackgroundsHairlinesAndHiddenFramesHaveNone() {
        var clear = frame("clear", 0, 0, 20, 20, fill: .black)
        clear.opacity = 0
        XCTAssertEqual(
            numbered([
                frame("Page", 0, 0, 90, 75, fill: .white, [frame("dot", 0, 0, 9, 9, fill: .black)]),
                frame("UIStackView", 0, 0, 40, 40, [frame("UIView#gap", 0, 0, 10, 10)]),
                frame("separator", 0, 40, 90, 0.5, fill: .black), clear,
                frame("outside", 300, 0, 20, 20, fill: .black),
            ]), ["dot"])
    }

    func testASinglePartIsThePicture() {
        XCTAssertEqual(FrameTree(frame("Badge", 0, 0, 20, 20, fill: .black)).nodes[0].number, 1)
        XCTAssertNil(FrameTree(frame("Badge", 0, 0, 20, 20)).nodes[0].number)
    }

    func testNumbersAreInTheOrderOfTheTree() {
        let tree = FrameTree(
            frame(
                "Screen", 0, 0, 100, 80,
                [
                    frame("large", 0, 0, 50, 50, fill: .black, [frame("a", 1, 1, 9, 9, fill: .white)]),
                    frame("b", 60, 0, 9, 9, fill: .black),
                ]))
        XCTAssertEqual(tree.nodes.compactMap(\.number), [1, 2, 3])
    }
}
