import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI
@testable import GoldenTesting

/// The layout of a channel's default screen converges on every device.
@MainActor @preconcurrency
final class ChannelSettlingTests: XCTestCase {
    private final class Problems: @unchecked Sendable {
        var lines: [String] = []
    }

    private func problems(of messages: [ChatMessage], on config: ViewImageConfig) -> [String] {
        let screen = ChatChannelVC()
        screen.channelController = ChatChannelController(
            client: ChatClient(currentUser: CurrentChatUser(user: .luke)), channel: .group(), messages: messages)
        let problems = Problems()
        RenderProblems.withHandler({ problems.lines.append($0) }) {
            let proposal = ProposedSize(width: config.size?.width, height: config.size?.height)
            _ = screen.makeFrameInHost(proposing: proposal, traits: config.traits, safeArea: config.safeArea)
        }
        return problems.lines
    }

    func testTwoMessages() {
        let messages: [ChatMessage] = [.own("Hi"), .incoming("Hello")]
        XCTAssertEqual(problems(of: messages, on: .iPhone13), [])
        XCTAssertEqual(problems(of: messages, on: .iPhoneX), [])
        XCTAssertEqual(problems(of: messages, on: .iPhoneSe), [])
    }

    func testNoMessages() {
        XCTAssertEqual(problems(of: [], on: .iPhone13), [])
    }
}
