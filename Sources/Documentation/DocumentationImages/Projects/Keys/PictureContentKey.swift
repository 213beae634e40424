import Annotations
import ChatModels
import Devices
import Documents
import Frames
import Pictures
import Rendering
import Styles

/// The keys for the content and look of a picture. They can be used in defaults, in pictures, and in both sides of a
/// before and after.
enum PictureContentKey: String, DocumentKey {
    case conversation, images, channel, me
    case screen, message, width, height, scroll, state
    case newThreads = "new-threads"
    case focus, keyboard, menu
    case tabBar = "tab-bar"
    case device, orientation, chrome, clock, battery
    case style, flavor, scale, appearance
    case contentSize = "content-size"
    case direction, locale
    case timeZone = "time-zone"
    case now
    case systemFonts = "system-fonts"
    case crop, annotations
    case annotationStyle = "annotation-style"
    case background, padding, frame, shadow

    static let noun = "the look of a picture"

    var shape: ValueShape {
        switch self {
        case .conversation: .either([.path, .object(ConversationKey.self)])
        case .images: .path
        case .channel, .me, .clock: .text
        case .screen: .choice(PictureSelection.Screen.allCases.map(\.rawValue))
        case .message: .called("the id of a message, or its number from 1", .text)
        case .width, .height: .number(1...32_767)
        case .scroll: .called("a number of points from 0 up, or top, bottom or unread", .text)
        case .state: .choice(ListStatus.State.allCases.map(\.rawValue))
        case .newThreads: .count
        case .focus: .flag
        case .keyboard: .choice(KeyboardState.allCases.map(\.rawValue))
        case .menu: .called("the id of a message, or its number from 1", .text)
        case .tabBar: .called("tabs such as Chats:message.fill:3,Settings:gear", .text)
        case .orientation: .choice(Device.Orientation.allCases.map(\.rawValue))
        case .device: .called("the name of a device, such as iPhone 12", .text)
        case .chrome: .choice(DeviceChrome.allCases.map(\.rawValue))
        case .battery: .number(0...100)
        case .style: .either([.path, .object(StyleFileKey.self)])
        case .flavor: .choice(Flavor.allCases.map(\.rawValue))
        case .scale: .number(0.25...10)
        case .appearance: .choice(RenderSettings.Appearance.allCases.map(\.rawValue))
        case .contentSize: .choice(RenderSettings.ContentSize.allCases.map(\.rawValue))
        case .direction: .choice(DirectionName.allCases.map(\.rawValue))
        case .locale: .called("a locale such as en_US or nl_NL", .text)
        case .timeZone: .called("a time zone such as UTC or Europe/Amsterdam", .text)
        case .now: .date
        case .systemFonts: .path
        case .crop: .object(CropKey.self)
        case .annotations: .list(of: .object(AnnotationKey.self))
        case .annotationStyle: .object(AnnotationStyleKey.self)
        case .background: .either([.choice(["none"]), .color])
        case .padding: .points
        case .frame: .object(BorderKey.self)
        case .shadow: .flag
        }
    }

    var comment: String {
        switch self {
        case .conversation: "The conversation: a file beside this one, or the conversation itself."
        case .images: "The folder that contains the conversation's pictures (default: the folder of its file)."
        case .channel: "The channel to draw, if the file has several."
        case .me: "The user whose screen is drawn (default: the user named in the conversation)."
        case .screen: "messages for all of them, message for one; channel, thread or a list for a whole screen."
        case .message: "The message to draw, to scroll to, or whose thread to show."
        case .width: "The width in points (default: 390)."
        case .height: "The height in points. The newest messages are shown."
        case .scroll: "How far to scroll up from the newest message, in points; or top, bottom or unread."
        case .state: "What a list shows beside its rows, or in their place."
        case .newThreads: "The number of new threads in the banner above a list of threads."
        case .focus: "Whether the caret of the composer is drawn (default: from the conversation)."
        case .keyboard: "The keyboard below the composer: none, letters or emoji."
        case .menu: "The message whose reactions and actions are open over the screen."
        case .tabBar: "The tabs of a bar below a list: a title each, its symbol and its badge."
        case .orientation: "How the device is held: portrait (the default) or landscape."
        case .device: "The device whose screen is drawn. It sets the size, the scale and the safe area."
        case .chrome: "none, bars for the status bar and home indicator, or device for the body as well."
        case .clock: "The time in the status bar (default: 9:41)."
        case .battery: "The battery level in percent."
        case .style: "The look: a style file beside this one, or the style itself."
        case .flavor: "uikit for the components of UIKit, swiftui for the views of SwiftUI."
        case .scale: "Pixels per point (default: the device's scale, or 2)."
        case .appearance: "The appearance: light or dark."
        case .contentSize: "The Dynamic Type size."
        case .direction: "The layout direction (default: the locale's)."
        case .locale: "The language and region of texts, dates and numbers."
        case .timeZone: "The time zone for the displayed times."
        case .now: "The current time (default: 2024-01-01T12:00:00Z)."
        case .systemFonts: "A folder with Apple's system fonts, to draw with instead of the bundled ones."
        case .crop: "The part of the picture to keep, around a component or a message."
        case .annotations: "Callouts, numbers, boxes and measures to draw over the picture, in this order."
        case .annotationStyle: "The colors and sizes of the annotations."
        case .background: "The color around the picture; none leaves it transparent."
        case .padding: "The room around the picture on all sides, in points."
        case .frame: "A line around the picture, with rounded corners."
        case .shadow: "Whether the picture casts a shadow on the background."
        }
    }
}

/// The names of layout directions in files.
enum DirectionName: String, CaseIterable {
    case leftToRight = "left-to-right"
    case rightToLeft = "right-to-left"

    var direction: RenderSettings.Direction { self == .leftToRight ? .leftToRight : .rightToLeft }
}
