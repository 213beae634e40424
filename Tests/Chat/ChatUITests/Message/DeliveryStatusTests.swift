import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// Check marks, the number of readers, and the icons of failures and threads.
@MainActor @preconcurrency
final class DeliveryStatusTests: XCTestCase {
    private func frame(_ view: UIView, width: CGFloat? = nil, height: CGFloat? = nil) -> Frame {
        let host = Host(view)
        return withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize(width: width, height: height)) }
    }

    private func status(readBy count: Int, members: Int, state: LocalMessageState? = nil) -> Frame {
        let view = ChatMessageDeliveryStatusView()
        view.content = ChatMessageDeliveryStatusView.Content(
            message: ChatMessage.own("Sup!").with {
                $0.readByCount = count
                $0.localState = state
            },
            channel: .group(members: members))
        return frame(view)
    }

    private func tint(in frame: Frame) -> RGBA? {
        var tint: RGBA?
        frame.forEach { frame, _ in
            if case .image(let image) = frame.content { tint = tint ?? image.tint }
        }
        return tint
    }

    func testReadInChannelOfTwo() {
        let frame = status(readBy: 1, members: 2)
        XCTAssertEqual(frame.rect.size, CGSize(width: 16, height: 16))
        XCTAssertEqual(tint(in: frame), RGBA(hex: 0x005FFF))
    }

    func testNumberOfReadersInGroup() throws {
        let frame = status(readBy: 3, members: 10)
        XCTAssertEqual(frame.rect.width, 29, accuracy: 1)
        XCTAssertEqual(frame.rect.height, 16)
        guard case .text(let text) = try XCTUnwrap(frame.first(named: "UILabel")).content else {
            return XCTFail("No number in \(frame)")
        }
        XCTAssertEqual(text.string, "3")
        XCTAssertEqual(text.runs.first?.color, RGBA(hex: 0x005FFF))
    }

    func testNoNumberWhileSending() {
        let frame = status(readBy: 3, members: 10, state: .sending)
        XCTAssertNil(frame.first(named: "UILabel"))
        XCTAssertEqual(frame.rect.width, 13, accuracy: 1)
    }

    func testTintsOfCheckMarks() {
        let tints: [(MessageDeliveryStatus, UInt32)] = [
            (.pending, 0x72767E), (.sent, 0x72767E), (.read, 0x005FFF), (.failed, 0xFF3742),
        ]
        for (status, hex) in tints {
            let view = ChatMessageDeliveryStatusCheckmarkView()
            view.content = ChatMessageDeliveryStatusCheckmarkView.Content(deliveryStatus: status)
            XCTAssertEqual(tint(in: frame(view)), RGBA(hex: hex), "\(status)")
        }
    }

    // MARK: Indicators

    func testErrorIndicatorIsAsHighAsALine() {
        let view = ChatMessageErrorIndicator()
        let frame = frame(view)
        XCTAssertEqual(frame.rect.size, CGSize(width: 20, height: 22))
        XCTAssertEqual(tint(in: frame), RGBA(hex: 0xFF3742))
    }

    func testThreadArrowLeadsAroundTheCorner() throws {
        let view = ChatThreadArrowView()
        guard case .path(let path) = frame(view, width: 16, height: 16).content else { return XCTFail("No line") }
        XCTAssertEqual(path.outline.elements.first, .move(CGPoint(x: 1, y: -24)))
        XCTAssertEqual(path.outline.currentPoint, CGPoint(x: 16, y: 8))
        XCTAssertEqual(path.stroke?.color, RGBA(hex: 0xDBDBDB))
        XCTAssertNil(path.fill)
    }

    func testThreadArrowOfOwnMessages() {
        let view = ChatThreadArrowView()
        view.direction = .toLeading
        guard case .path(let path) = frame(view, width: 16, height: 16).content else { return XCTFail("No line") }
        XCTAssertEqual(path.outline.elements.first, .move(CGPoint(x: 15, y: -24)))
        XCTAssertEqual(path.outline.currentPoint, CGPoint(x: 0, y: 8))
    }
}
