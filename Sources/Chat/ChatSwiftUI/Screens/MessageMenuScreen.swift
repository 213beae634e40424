import ChatModels
import Devices
import Frames
import HeadlessSwiftUI
import Rendering
import UIKitValues

/// A screen of messages, with the reactions to one of them and its actions over it.
package final class MessageMenuScreen<Factory: ViewFactory>: ScreenContent {
    private let screen: any ScreenContent
    private let scrolledScreen: any ScreenContent
    private let factory: Factory
    private let channel: ChatChannel
    private let message: ChatMessage
    private let isFirst: Bool

    /// - Parameters:
    ///   - screen: Shows the messages.
    ///   - scrolledScreen: The same, scrolled to the message, if that isn't visible.
    ///   - isFirst: Whether the message is the newest of its group.
    package init(
        _ screen: any ScreenContent, or scrolledScreen: any ScreenContent, factory: Factory, channel: ChatChannel,
        message: ChatMessage, isFirst: Bool
    ) {
        self.screen = screen
        self.scrolledScreen = scrolledScreen
        self.factory = factory
        self.channel = channel
        self.message = message
        self.isFirst = isFirst
    }

    package var hasNavigationBar: Bool { screen.hasNavigationBar }

    package func keepClear(of safeArea: UIEdgeInsets) {
        for screen in [screen, scrolledScreen] { screen.keepClear(of: safeArea) }
    }

    package func setCompactHeight(_ isCompact: Bool) {
        for screen in [screen, scrolledScreen] { screen.setCompactHeight(isCompact) }
    }

    nonisolated package func makeFrame(proposing size: ProposedSize) -> Frame {
        MainQueue.run {
            for screen in [screen, scrolledScreen] {
                let shown = WantedTags.adding(.contents) { screen.makeFrame(proposing: size) }
                guard let place = shown.bubble(of: message.id) else { continue }
                let menu = SwiftUIScreen { self.menu(at: place, over: shown.removingTags(.contents)) }
                return menu.makeFrame(
                    proposing: ProposedSize(width: shown.rect.width, height: shown.rect.height))
            }
            RenderProblems.report("the message “\(message.id)” isn’t in view, so its menu isn’t drawn")
            return screen.makeFrame(proposing: size)
        }
    }

    private func menu(at place: CGRect, over screen: Frame) -> some View {
        let config = InjectedValues[\.utils].messageListConfig
        return factory.makeReactionsOverlayView(
            channel: channel, currentSnapshot: UIImage(drawing: screen),
            messageDisplayInfo: MessageDisplayInfo(
                message: message, frame: place, contentWidth: config.contentWidth(of: message, in: screen.rect.width),
                isFirst: isFirst),
            onBackgroundTap: {}, onActionExecuted: { _ in })
    }
}

extension Frame {
    /// The rectangle of the bubble of a message, in this frame's coordinates; `nil` if it isn't there.
    fileprivate func bubble(of id: MessageId) -> CGRect? {
        var found: CGRect?
        let bounds = CGRect(origin: .zero, size: rect.size)
        visit(.zero) { frame, origin in
            guard found == nil, frame.tags.contents.contains(where: { $0.isMessage(id) }) else { return }
            frame.visit(origin) { part, origin in
                guard found == nil, part.origin.isCalled("MessageView") else { return }
                let place = CGRect(origin: origin, size: part.rect.size)
                if bounds.contains(place) { found = place }
            }
        }
        return found
    }

    private func visit(_ origin: CGPoint, _ body: (Frame, CGPoint) -> Void) {
        body(self, origin)
        for child in children {
            child.visit(CGPoint(x: origin.x + child.rect.minX, y: origin.y + child.rect.minY), body)
        }
    }
}

extension ShownContent {
    fileprivate func isMessage(_ id: MessageId) -> Bool {
        if case .message(let shown, _) = self { shown == id } else { false }
    }
}
