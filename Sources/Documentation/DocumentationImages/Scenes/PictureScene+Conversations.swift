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
    /// A part of a conversation, as `messageshot render` draws it.
    ///
    /// - Parameters:
    ///   - selection: The part, and the room that it has.
    ///   - style: Changes the components' look beside the picture's own change.
    ///   - flavor: The kit whose views are drawn.
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

    /// All messages of a channel, and nothing around them.
    ///
    /// - Parameter width: In points.
    public static func messages(
        _ conversation: PictureConversation, width: CGFloat = PictureSelection.defaultWidth, flavor: Flavor = .uikit
    ) -> PictureScene {
        .conversation(conversation, PictureSelection(.messages, width: width), flavor: flavor)
    }

    /// One message, and nothing around it.
    ///
    /// - Parameters:
    ///   - message: Its identifier, or its number in the conversation from 1.
    ///   - width: In points.
    public static func message(
        _ message: String, of conversation: PictureConversation, width: CGFloat = PictureSelection.defaultWidth,
        flavor: Flavor = .uikit
    ) -> PictureScene {
        .conversation(
            conversation, PictureSelection(.message, message: message, width: width), flavor: flavor)
    }

    /// The screen of a channel: a bar, the messages, and the composer.
    ///
    /// - Parameters:
    ///   - scroll: The place to which the list is scrolled; `nil` for the newest message.
    ///   - device: The device that shows it.
    ///   - chrome: The parts of the device that are drawn around it.
    ///   - statusBar: The time and the battery.
    public static func channel(
        _ conversation: PictureConversation, scroll: PictureSelection.Scroll? = nil, on device: Device = .iPhone12,
        chrome: DeviceChrome = .device, statusBar: StatusBar.Content = StatusBar.Content(), flavor: Flavor = .uikit
    ) -> PictureScene {
        .conversation(
            conversation,
            PictureSelection(.channel, scroll: scroll, device: device, chrome: chrome, statusBar: statusBar),
            flavor: flavor)
    }

    /// The screen of a channel in SwiftUI, with the views of a factory.
    ///
    /// - Parameter factory: Makes the factory, for each picture anew.
    public static func channel<Factory: ViewFactory>(
        _ conversation: PictureConversation, on device: Device = .iPhone12, chrome: DeviceChrome = .device,
        statusBar: StatusBar.Content = StatusBar.Content(), factory: @escaping @MainActor () throws -> Factory
    ) -> PictureScene {
        .swiftUI(on: device, chrome: chrome, statusBar: statusBar) {
            let controller = try conversation.document().conversations[0].makeChannelController()
            InjectedValues[\.chatClient] = controller.client
            let factory = try factory()
            return NavigationView { ChatChannelView(viewFactory: factory, channelController: controller) }
        }
    }

    /// The screen of a thread.
    ///
    /// - Parameters:
    ///   - message: The message that the replies answer; `nil` where only one has replies.
    ///   - device: The device that shows it.
    ///   - chrome: The parts of the device that are drawn around it.
    ///   - statusBar: The time and the battery.
    public static func thread(
        _ conversation: PictureConversation, of message: String? = nil, on device: Device = .iPhone12,
        chrome: DeviceChrome = .device, statusBar: StatusBar.Content = StatusBar.Content(), flavor: Flavor = .uikit
    ) -> PictureScene {
        .conversation(
            conversation,
            PictureSelection(.thread, message: message, device: device, chrome: chrome, statusBar: statusBar),
            flavor: flavor)
    }

    /// The screen with all channels of a conversation file.
    ///
    /// - Parameters:
    ///   - device: The device that shows it.
    ///   - chrome: The parts of the device that are drawn around it.
    ///   - statusBar: The time and the battery.
    public static func channelList(
        _ conversation: PictureConversation, on device: Device = .iPhone12, chrome: DeviceChrome = .device,
        statusBar: StatusBar.Content = StatusBar.Content(), flavor: Flavor = .uikit
    ) -> PictureScene {
        .conversation(
            conversation,
            PictureSelection(.channelList, device: device, chrome: chrome, statusBar: statusBar), flavor: flavor)
    }
}
