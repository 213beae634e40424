import Foundation
import Frames
import Rendering
import UIKitValues

/// A screen with a keyboard over its bottom, of which its content keeps clear.
///
///     let screen = ConversationScreen(channel: channel, messages: messages, currentUser: user)
///     let raised = KeyboardScreen(screen, Keyboard(.letters, on: .iPhone16))
///     let frame = DeviceScreen(raised, on: .iPhone16, chrome: .bars).makeFrame()
public final class KeyboardScreen: ScreenContent {
    /// The screen above the keyboard.
    public let content: any ScreenContent

    /// The keyboard.
    public let keyboard: Keyboard

    private var safeArea = UIEdgeInsets.zero

    /// Creates a screen.
    public init(_ content: any ScreenContent, _ keyboard: Keyboard) {
        self.content = content
        self.keyboard = keyboard
    }

    public var hasNavigationBar: Bool { content.hasNavigationBar }

    public func keepClear(of safeArea: UIEdgeInsets) {
        self.safeArea = safeArea
    }

    public func setCompactHeight(_ isCompact: Bool) { content.setCompactHeight(isCompact) }

    nonisolated public func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            var clear = safeArea
            clear.bottom = keyboard.height
            content.keepClear(of: clear)
            let screen = content.makeFrame(proposing: size)
            var keys = keyboard.makeFrame(proposing: ProposedSize(width: screen.rect.width))
            keys.rect.origin.y = screen.rect.height - keys.rect.height
            return Frame(origin: "KeyboardScreen", rect: screen.rect, clipsToBounds: true, children: [screen, keys])
        }
    }
}
