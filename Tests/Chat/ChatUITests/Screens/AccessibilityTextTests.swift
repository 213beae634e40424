import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// The text that VoiceOver reads for the default components, which set few accessibility properties.
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
