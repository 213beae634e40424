public import ChatModels
internal import ChatUI
public import Devices
public import Foundation
internal import Raster

/// The part of a conversation that pictures show, and their size.
public struct PictureSelection: Hashable, Sendable {
    /// The part to draw.
    public enum Screen: String, CaseIterable, Sendable {
        /// All messages of the channel.
        case messages
        /// A single message.
        case message
        /// A channel with its bar and its composer.
        case channel
        /// A thread with its bar and its composer.
        case thread
        /// All channels of a file.
        case channelList = "channel-list"
        /// All threads of a file.
        case threadList = "thread-list"
        /// The form of a new poll in the channel, filled in with the poll of the message that
        /// ``PictureSelection/message`` names, or empty without one.
        case pollCreation = "poll-creation"

        /// Whether it is a whole screen, as shown on a device.
        public var isWhole: Bool { self != .messages && self != .message }

        /// Whether one picture shows all conversations of a file.
        public var isList: Bool { self == .channelList || self == .threadList }
    }

    /// The scroll position of a message screen.
    public enum Scroll: Hashable, Sendable {
        /// A distance from the newest message, in points.
        case points(CGFloat)
        /// The oldest message.
        case top
        /// The newest message.
        case bottom
        /// The first unread message.
        case unread
    }

    /// The part to draw.
    public var screen: Screen

    /// The message to draw, to scroll to, or whose thread is shown: its identifier, or its number in the conversation
    /// from 1.
    public var message: String?

    /// The width in points, unless a device sets it.
    public var width: CGFloat

    /// The height in points, to show the newest messages, or the maximum height of a page. `nil` for all messages, and
    /// for the default height of a screen.
    public var height: CGFloat?

    /// The scroll position; `nil` for the newest message, or the one that ``message`` names. Applies to
    /// ``Screen/channel`` and ``Screen/thread``.
    public var scroll: Scroll?

    /// The state of a list. Applies to ``Screen/channelList`` and ``Screen/threadList``.
    public var list: ListStatus

    /// Whether ``Screen/messages`` is split into pages.
    public var isPaged: Bool

    /// Whether the composer has the focus, so that its caret is drawn; `nil` for the conversation's own state.
    public var isFocused: Bool?

    /// The keyboard below the composer; `nil` for the conversation's own.
    public var keyboard: KeyboardState?

    /// The message whose reactions and actions are open over the screen, by its identifier or its number from 1; `nil`
    /// for the conversation's own. It hides the keyboard.
    public var menu: String?

    /// The device around the screen; `nil` for the content alone. Applies to whole screens.
    public var device: Device?

    /// The parts of the device that are drawn around a screen.
    public var chrome: DeviceChrome

    /// The time and the battery in the device's status bar.
    public var statusBar: StatusBar.Content

    /// The ground and the shadow behind the body of the device.
    public var stage: Stage

    /// The default width of a picture in points: that of a phone.
    public static let defaultWidth = MessagesScreen.defaultWidth

    /// The default height of a channel or thread screen, in points.
    static let defaultHeight = MessageListScreen.defaultSize.height

    /// The default pixels per point of the selection: the device's own, or 2.
    public var defaultScale: CGFloat { device?.scale ?? 2 }

    /// Creates a selection; lengths are points.
    public init(
        _ screen: Screen = .messages, message: String? = nil, width: CGFloat = defaultWidth, height: CGFloat? = nil,
        scroll: Scroll? = nil, list: ListStatus = ListStatus(), isPaged: Bool = false, isFocused: Bool? = nil,
        keyboard: KeyboardState? = nil, menu: String? = nil, device: Device? = nil,
        chrome: DeviceChrome = .none,
        statusBar: StatusBar.Content = StatusBar.Content(), stage: Stage = Stage()
    ) {
        self.screen = screen
        self.message = message
        self.width = width
        self.height = height
        self.scroll = scroll
        self.list = list
        self.isPaged = isPaged
        self.isFocused = isFocused
        self.keyboard = keyboard
        self.menu = menu
        self.device = device
        self.chrome = chrome
        self.statusBar = statusBar
        self.stage = stage
    }
}

extension PictureSelection {
    /// Whether all messages are in one picture.
    var showsAllMessages: Bool { screen == .messages && !isPaged && height == nil }
    /// The longest side of a picture, and the farthest scroll distance.
    private static let maximumPoints: CGFloat = 2_000_000

    /// Returns a conversation in the state that the selection sets.
    func applied(to conversation: Conversation) throws(PictureError) -> Conversation {
        var conversation = conversation
        if let keyboard { conversation.keyboard = keyboard }
        if let menu {
            conversation.menu = try conversation.menuMessage(menu).id
            // As on iOS, an open menu hides the keyboard.
            conversation.keyboard = .none
        }
        if let isFocused {
            var input = conversation.composer ?? ComposerInput(text: conversation.channel.draftMessage?.text ?? "")
            input.isFocused = isFocused
            conversation.composer = input
        }
        return conversation
    }

    /// Rejects lengths that can't be drawn.
    func check() throws(PictureError) {
        let lengths: [(name: String, value: CGFloat, least: CGFloat)] = [
            ("width", width, 1), ("height", height ?? 1, 1), ("scroll", scrolledPoints, 0),
        ]
        for length in lengths where !(length.value.isFinite && length.value >= length.least) {
            throw .invalidLength(length.name, Double(length.value), least: Double(length.least))
        }
        for length in lengths where length.value > Self.maximumPoints {
            throw .excessiveLength(length.name, Double(length.value), most: Double(Self.maximumPoints))
        }
    }

    /// Checks that the picture behind the device is valid.
    func checkPictureFile() throws(RasterError) {
        if showsDeviceBody, let path = stage.picturePath { try PictureFile.check(path) }
    }

    private var scrolledPoints: CGFloat {
        if case .points(let points) = scroll { points } else { 0 }
    }
}
