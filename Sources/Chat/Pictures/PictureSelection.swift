public import ChatModels
internal import ChatUI
public import Devices
public import Foundation

/// The part of a conversation that pictures show, and the room that they have.
public struct PictureSelection: Hashable, Sendable {
    /// The part that is shown.
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
        /// The form of a new poll in the channel. It has been filled in with the poll of the message that
        /// ``PictureSelection/message`` names, and is empty without one.
        case pollCreation = "poll-creation"

        /// Whether it is a whole screen, as a device shows it.
        public var isWhole: Bool { self != .messages && self != .message }

        /// Whether one picture shows all conversations of a file.
        public var isList: Bool { self == .channelList || self == .threadList }
    }

    /// The place to which a screen of messages is scrolled.
    public enum Scroll: Hashable, Sendable {
        /// So many points up from the newest message.
        case points(CGFloat)
        /// The oldest message.
        case top
        /// The newest message.
        case bottom
        /// The first message that is unread.
        case unread
    }

    /// The part that is shown.
    public var screen: Screen

    /// The message to draw, to scroll to, or whose thread is shown: its identifier, or its number in the conversation
    /// from 1.
    public var message: String?

    /// The width in points; a device's own counts instead.
    public var width: CGFloat

    /// The height in points: shows the newest messages, or is the most that a page may have. `nil` for all messages, and
    /// for the usual height of a screen.
    public var height: CGFloat?

    /// The place to which a screen is scrolled; `nil` for the newest message, or the one that ``message`` names. Counts for
    /// ``Screen/channel`` and ``Screen/thread``.
    public var scroll: Scroll?

    /// What a list shows beside its rows, or in their place. Counts for ``Screen/channelList`` and ``Screen/threadList``.
    public var list: ListStatus

    /// Whether ``Screen/messages`` is split between messages into several pictures.
    public var isPaged: Bool

    /// The device on whose screen it is seen; `nil` for the content alone. Counts for whole screens.
    public var device: Device?

    /// The parts of the device that are drawn around a screen.
    public var chrome: DeviceChrome

    /// The time and the battery in the device's status bar.
    public var statusBar: StatusBar.Content

    /// The width of a picture that is given none, in points: that of a phone.
    public static let defaultWidth = MessagesScreen.defaultWidth

    /// The height of the screen of a channel or a thread that is given none, in points.
    static let defaultHeight = MessageListScreen.defaultSize.height

    /// The pixels per point that the selection is usually drawn with: the device's own, or 2.
    public var defaultScale: CGFloat { device?.scale ?? 2 }

    /// Creates a selection; lengths are points.
    public init(
        _ screen: Screen = .messages, message: String? = nil, width: CGFloat = defaultWidth, height: CGFloat? = nil,
        scroll: Scroll? = nil, list: ListStatus = ListStatus(), isPaged: Bool = false, device: Device? = nil,
        chrome: DeviceChrome = .none,
        statusBar: StatusBar.Content = StatusBar.Content()
    ) {
        self.screen = screen
        self.message = message
        self.width = width
        self.height = height
        self.scroll = scroll
        self.list = list
        self.isPaged = isPaged
        self.device = device
        self.chrome = chrome
        self.statusBar = statusBar
    }
}

extension PictureSelection {
    /// Whether all messages are in one picture.
    var showsAllMessages: Bool { screen == .messages && !isPaged && height == nil }
    /// The longest side of a picture, and the farthest that is scrolled.
    private static let mostPoints: CGFloat = 2_000_000

    /// Refuses lengths that can't be drawn.
    func check() throws(PictureError) {
        let lengths: [(name: String, value: CGFloat, least: CGFloat)] = [
            ("width", width, 1), ("height", height ?? 1, 1), ("scroll", scrolledPoints, 0),
        ]
        for length in lengths where !(length.value.isFinite && length.value >= length.least) {
            throw .invalidLength(length.name, Double(length.value), least: Double(length.least))
        }
        for length in lengths where length.value > Self.mostPoints {
            throw .excessiveLength(length.name, Double(length.value), most: Double(Self.mostPoints))
        }
    }

    private var scrolledPoints: CGFloat {
        if case .points(let points) = scroll { points } else { 0 }
    }
}
