import ChatModels
import Devices
import DocumentationImages
import Pictures
import Rendering
import Styles

/// The options that several commands share.
extension CommandOption {
    // MARK: The conversation

    static let channel = CommandOption(
        "channel", value: "cid",
        "The channel to render from a file with several, such as messaging:general.")

    static let me = CommandOption(
        "me", value: "user-id",
        "The current user, whose messages are on the right.")

    static let images = CommandOption(
        "images", value: "folder",
        "The folder of pictures (default: the conversation's own). No other files are opened.")

    // MARK: The file

    static let format = CommandOption(
        "format", choices: PictureFormat.allValueStrings,
        "The file format: png, jpeg (with a white background), webp (lossless), svg, pdf (one file for all "
            + "pages), or the frame tree: frames as JSON, tree as text with a line for each view (default: from the "
            + "name of -o).")

    static let quality = CommandOption(
        "quality", value: "n",
        "The quality of a JPEG, from 0 to 1 (default: 0.92).")

    static let optimize = CommandOption(
        "optimize", .flag(negation: nil),
        "Compress the PNG as much as possible, without loss; takes a second or two for a phone.")

    static let svgText = CommandOption(
        "svg-text", choices: SVGText.allValueStrings,
        "The form of text in SVG: outlines, or selectable to add text for search and screen readers.")

    static let embedFrames = CommandOption(
        "embed-frames", .flag(negation: nil),
        "Embed the frame tree in the PNG, for messageshot inspect.")

    static let embedLayout = CommandOption(
        "embed-layout", .flag(negation: nil),
        "Embed what decided the size and position of each view in the PNG or the frames, for messageshot why.")

    // MARK: Selection

    static let screen = CommandOption(
        "screen", choices: PictureSelection.Screen.allValueStrings,
        "The content: messages for all of them, message for one; channel, thread, channel-list, thread-list or "
            + "poll-creation for a screen.")

    static let message = CommandOption(
        "message", value: "id",
        "The message to render, to scroll to, or whose thread to show: its id, or its number in the file from 1.")

    static let width = CommandOption(
        "width", value: "points",
        "The width of the screen in points (default: 390).")

    static let height = CommandOption(
        "height", value: "points",
        "The height of the screen in points, to show the newest messages (default: all messages).")

    static let scroll = CommandOption(
        "scroll", value: "points",
        "How far a screen of a channel or thread is scrolled up from the newest message; or top, bottom or "
            + "unread.")

    static let state = CommandOption(
        "state", choices: ListStatus.State.allValueStrings,
        "The state of a list: loaded, loading, reloading, empty or error (default: from the file).")

    static let newThreads = CommandOption(
        "new-threads", value: "n",
        "The number of new threads in the banner above a list of threads (default: from the file).")

    static let focus = CommandOption(
        "focus", .flag(negation: nil),
        "Draw the caret of the composer, as while text is entered (default: from the file).")

    static let keyboard = CommandOption(
        "keyboard", choices: KeyboardState.allValueStrings,
        "The keyboard below the composer: none, letters or emoji (default: from the file).")

    static let menu = CommandOption(
        "menu", value: "id",
        "The message whose reactions and actions are open over the screen: its id, or its number in the file from 1.")

    static let tabBar = CommandOption(
        "tab-bar", value: "tabs",
        "The tabs of a bar below a list, each with a title, a symbol and a badge, such as "
            + "Chats:message.fill:3,Settings:gear (default: from the file).")

    static let pages = CommandOption(
        "pages", .flag(negation: nil),
        "Split a long conversation into pages, each at most --height high: out-1.png, out-2.png …, or pages of one "
            + "PDF.")

    // MARK: The device

    static let device = CommandOption(
        "device", value: "name",
        "The device, such as \"iPhone 12\": sets the size, the scale and the safe area; list prints all "
            + "devices.")

    static let orientation = CommandOption(
        "orientation", choices: Device.Orientation.allValueStrings,
        "How the device is held: portrait or landscape (default: portrait).")

    static let chrome = CommandOption(
        "chrome", choices: DeviceChrome.allValueStrings,
        "The parts of the device to draw: none, bars (status bar and home indicator), or device (the body as well) (default: none)."
    )

    static let clock = CommandOption(
        "clock", value: "time",
        "The time in the status bar (default: 9:41).")

    static let battery = CommandOption(
        "battery", value: "n",
        "The battery level in percent (default: 100).")

    static let background = CommandOption(
        "background", value: "paint",
        "What is behind the body of the device: a color such as #F5F6F8, two colors and an angle for a gradient "
            + "such as #4158D0,#C850C0,135, or a picture file.")

    static let shadow = CommandOption(
        "shadow", .flag(negation: nil),
        "Draw the shadow of the device.")

    // MARK: Annotations

    static let annotations = CommandOption(
        "annotations", value: "file",
        "A file of annotations, such as callouts, numbers, boxes and measures, each for a component or a "
            + "message (see messageshot schema annotations).")

    static let crop = CommandOption(
        "crop", value: "name",
        "Crop to a component, or to a message by id or number, such as message:3.")

    static let cropPadding = CommandOption(
        "crop-padding", value: "points",
        "The space around the cropped component, in points (default: 16).")

    static let numbered = CommandOption(
        "numbered", .flag(negation: nil),
        "Draw the number of each visible part beside it, as in the lines of --format tree.")

    // MARK: Appearance

    static let scale = CommandOption(
        "scale", value: "n",
        "Pixels per point, from 0.25 to 10 (default: the device's, or 2).")

    static let maxPixels = CommandOption(
        "max-pixels", value: "n",
        "The maximum number of pixels of a picture, in millions, from 1 to 536 (default: 64).")

    static let appearance = CommandOption(
        "appearance", choices: RenderSettings.Appearance.allValueStrings,
        "The appearance: light or dark.")

    static let contentSize = CommandOption(
        "content-size", value: "size", choices: RenderSettings.ContentSize.allValueStrings,
        "The Dynamic Type size, such as large or extraExtraExtraLarge; list prints all sizes.")

    static let locale = CommandOption(
        "locale", value: "id",
        "The language and region of texts, dates and numbers, such as de_AT; list prints the translated "
            + "languages, and the pseudo-languages for layout tests, such as en_XA.")

    static let rtl = CommandOption(
        "rtl", .flag(negation: nil),
        "Lay out from right to left (default: according to the language).")

    static let ltr = CommandOption(
        "ltr", .flag(negation: nil),
        "Lay out from left to right, regardless of the language.")

    static let timeZone = CommandOption(
        "time-zone", value: "id",
        "The time zone of displayed times, such as Europe/Amsterdam; list prints all time zones.")

    static let now = CommandOption(
        "now", value: "time",
        "The current time (default: 2024-01-01T12:00:00Z).")

    static let systemFonts = CommandOption(
        "system-fonts", value: "folder",
        DocumentationOptions.Help.systemFonts)

    static let flavor = CommandOption(
        "flavor", choices: Flavor.allValueStrings,
        "The SDK's flavor: uikit or swiftui. Style values that the "
            + "flavor doesn't support are reported.")

    static let style = CommandOption(
        "style", value: "style.yaml",
        "A style file (see messageshot schema style).")
}
