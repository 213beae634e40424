import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// What VoiceOver reads of the default components: what follows from UIKit's views, as they set little themselves.
@MainActor @preconcurrency
final class AccessibilityTextTests: XCTestCase {
    func testMessages() {
        let screen = MessagesScreen(
            channel: .group(), messages: [.incoming("Do you have the plans?"), .own("Here they are.")])
        assertSnapshot(of: screen as any FrameSource, as: .accessibilityText(width: 320))
    }

    func testComposer() {
        let composer = ComposerVC()
        composer.channelController = ChatChannelController(client: ChatClient(), channel: .group())
        assertSnapshot(of: composer, as: .accessibilityText(size: CGSize(width: 320, height: 60)))
    }
}
