import ChatModels
import ChatSwiftUI
import Client
import Devices
import Foundation
import Frames
import HeadlessSwiftUI
import Pictures
import Rendering
import Styles

extension PictureScene {
    /// Creates a scene of part of a conversation, as drawn by `messageshot render`.
    ///
    /// - Parameters:
    ///   - selection: The part to draw, and its size.
    ///   - style: Changes to the look of components, in addition to the picture's own change.
    ///   - flavor: The UI framework whose views are drawn.
    public static func conversation(
        _ conversation: PictureConversation, _ selection: PictureSelection, style: Style? = nil,
        flavor: Flavor = .uikit
    ) -> PictureScene {
        let shows = Background.fixed {
            ListPicture([], selection: selection, style: style, flavor: flavor, settings: .current).background
        }
        return PictureScene(background: shows) {
            let document = try conversation.document()
            var selection = selection
            if selection.list == ListStatus() { selection.list = document.list }
            return try selection.frame(
                of: document.conversations, style: style, flavor: flavor, settings: .current,
                tagsContent: WantedTags.current.contains(.contents)
            ).frame
        }
    }

    /// Creates a scene of all messages in a channel, without a surrounding screen.
    ///
    /// - Parameter width: The width in points.
    public static func messages(
        _ conversation: PictureConversation, width: CGFloat = PictureSelection.defaultWidth, flavor: Flavor = .uikit
    ) -> PictureScene {
        .conversation(conversation, PictureSelection(.messages, width: width), flavor: flavor)
    }

    /// Creates a scene of one message, without a surrounding screen.
    ///
    /// - Parameters:
    ///   - message: The message's identifier, or its number in the conversation, counted from 1.
    ///   - width: The width in points.
    public static func message(
        _ message: String, of conversation: PictureConversation, width: CGFloat = PictureSelection.defaultWidth,
        flavor: Flavor = .uikit
    ) -> PictureScene {
        .conversation(
            conversation, PictureSelection(.message, message: message, width: width), flavor: flavor)
    }

    /// Creates a scene of a channel's screen, with a navigation bar, the messages and the composer.
    ///
    /// - Parameters:
    ///   - scroll: The scroll position of the list; `nil` to show the newest message.
    ///   - device: The device that shows the screen.
    ///   - chrome: The parts of the device to draw around the screen.
    ///   - statusBar: The time and the battery level.
    public static func channel(
        _ conversation: PictureConversation, scroll: PictureSelection.Scroll? = nil, on device: Device = .iPhone12,
        chrome: DeviceChrome = .device, statusBar: StatusBar.Content = StatusBar.Content(), flavor: Flavor = .uikit
    ) -> PictureScene {
        .conversation(
            conversation,
            PictureSelection(.channel, scroll: scroll, device: device, chrome: chrome, statusBar: statusBar),
            flavor: flavor)
    }

    /// Creates a scene of a channel's screen in SwiftUI, using the views of a factory.
    ///
    /// - Parameter factory: Creates the factory. Called once for each picture.
    public static func channel<Factory: ViewFactory>(
        _ conversation: PictureConversation, on device: Device = .iPhone12, chrome: DeviceChrome = .device,
        statusBar: StatusBar.Content = StatusBar.Content(), factory: @escaping @MainActor () throws -> Factory
    ) -> PictureScene {
        .swiftUI(on: device, chrome: chrome, statusBar: statusBar) {
            let controller = try conversation.document().conversations[0].makeChannelController()
            InjectedValues[\.chatClient] = controller.client
            let factory = try factory()
            return NavigationView {
                ChatChannelView(viewFactory: factory, channelController: controller).pushedOntoScreen()
            }
        }
    }

    /// Creates a scene of a thread's screen.
    ///
    /// - Parameters:
    ///   - message: The parent message of the thread; `nil` if only one message has replies.
    ///   - device: The device that shows the screen.
    ///   - chrome: The parts of the device to draw around the screen.
    ///   - statusBar: The time and the battery level.
    public static func thread(
        _ conversation: PictureConversation, of message: String? = nil, on device: Device = .iPhone12,
        chrome: DeviceChrome = .device, statusBar: StatusBar.Content = StatusBar.Content(), flavor: Flavor = .uikit
    ) -> PictureScene {
        .conversation(
            conversation,
            PictureSelection(.thread, message: message, device: device, chrome: chrome, statusBar: statusBar),
            flavor: flavor)
    }

    /// Creates a scene of a screen with all channels of a conversation file.
    ///
    /// - Parameters:
    ///   - device: The device that shows the screen.
    ///   - chrome: The parts of the device to draw around the screen.
    ///   - statusBar: The time and the battery level.
    public static func channelList(
        _ conversation: PictureConversation, on device: Device = .iPhone12, chrome: DeviceChrome = .device,
        statusBar: StatusBar.Content = StatusBar.Content(), flavor: Flavor = .uikit
    ) -> PictureScene {
        .conversation(
            conversation,
            PictureSelection(.channelList, device: device, chrome: chrome, statusBar: statusBar), flavor: flavor)
    }
}
