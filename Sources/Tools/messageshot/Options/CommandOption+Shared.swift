import ChatModels
import Devices
import Pictures
import Rendering
import Styles

/// The options that several commands have.
extension CommandOption {
    // MARK: The conversation

    static let channel = CommandOption(
        "channel", value: "cid",
        "The channel to draw, of a file that has several, such as messaging:general.")

    static let me = CommandOption(
        "me", value: "user-id",
        "The user whose screen it is. Their messages are on the right.")

    static let images = CommandOption(
        "images", value: "folder",
        "The folder that pictures are in; the conversation's own unless given. No other file is opened.")

    // MARK: The file

    static let format = CommandOption(
        "format", choices: PictureFormat.allValueStrings,
        "png, jpeg (what is transparent becomes white), webp (without loss), svg, pdf (one file for all "
            + "pages), or frames for the frame tree as JSON; by the name of -o unless given.")

    static let quality = CommandOption(
        "quality", value: "n",
        "The quality of a JPEG, from 0 to 1; 0.92 unless given.")

    static let optimize = CommandOption(
        "optimize", .flag(negation: nil),
        "Make the PNG as small as can be, without loss; it takes a second or two for a phone.")

    static let svgText = CommandOption(
        "svg-text", choices: SVGText.allValueStrings,
        "outlines of letters alone, or selectable for text on them as well, for search and screen readers.")

    static let embedFrames = CommandOption(
        "embed-frames", .flag(negation: nil),
        "Put the frame tree into the PNG, for messageshot inspect.")

    // MARK: What is shown

    static let screen = CommandOption(
        "screen", choices: PictureSelection.Screen.allValueStrings,
        "messages for all of them, message for one; channel, thread, channel-list, thread-list or "
            + "poll-creation for a screen.")

    static let message = CommandOption(
        "message", value: "id",
        "The message to draw, to scroll to, or whose thread to show: its id, or its number in the file from 1.")

    static let width = CommandOption(
        "width", value: "points",
        "The width of the screen in points; 390 unless given.")

    static let height = CommandOption(
        "height", value: "points",
        "The height of the screen in points: shows the newest messages; with --pages, the most a page may "
            + "have. Without it, all messages are shown.")

    static let scroll = CommandOption(
        "scroll", value: "points",
        "How far a screen of a channel or thread is scrolled up from the newest message; or top, bottom or "
            + "unread.")

    static let state = CommandOption(
        "state", choices: ListStatus.State.allValueStrings,
        "loaded, loading, reloading, empty or error: what a list shows; as the file says unless given.")

    static let newThreads = CommandOption(
        "new-threads", value: "n",
        "How many new threads the banner above a list of threads counts; as the file says unless given.")

    static let pages = CommandOption(
        "pages", .flag(negation: nil),
        "Split a long conversation between messages: out-1.png, out-2.png …, or the pages of one PDF.")

    // MARK: The device

    static let device = CommandOption(
        "device", value: "name",
        "The device whose screen it is, such as \"iPhone 12\": its size, its scale, and what covers its "
            + "edges; list prints all of them.")

    static let chrome = CommandOption(
        "chrome", choices: DeviceChrome.allValueStrings,
        "none, bars for status bar and home indicator, or device for its body as well; none unless given.")

    static let clock = CommandOption(
        "clock", value: "time",
        "What the status bar's clock says; 9:41 unless given.")

    static let battery = CommandOption(
        "battery", value: "n",
        "How full the battery is, in per cent; 100 unless given.")

    // MARK: Annotations

    static let annotations = CommandOption(
        "annotations", value: "file",
        "A file of annotations: callouts, numbers, boxes, measures and more, each about a component or a "
            + "message (see messageshot schema annotations).")

    static let crop = CommandOption(
        "crop", value: "name",
        "Keep the part of the picture around a component, or message:3 for one by its id or number.")

    static let cropPadding = CommandOption(
        "crop-padding", value: "points",
        "How much is kept around that part, in points; 16 unless given.")

    // MARK: How it looks

    static let scale = CommandOption(
        "scale", value: "n",
        "Pixels per point, from 0.25 to 10; the device's, or 2, unless given.")

    static let maxPixels = CommandOption(
        "max-pixels", value: "n",
        "The most pixels that a picture may have, in millions, from 1 to 536; 64 unless given.")

    static let appearance = CommandOption(
        "appearance", choices: RenderSettings.Appearance.allValueStrings,
        "light or dark.")

    static let contentSize = CommandOption(
        "content-size", value: "size", choices: RenderSettings.ContentSize.allValueStrings,
        "The Dynamic Type size, such as large or extraExtraExtraLarge; list prints all of them.")

    static let locale = CommandOption(
        "locale", value: "id",
        "The language and region, such as de_AT: of texts, dates and numbers. list prints the languages that "
            + "there are texts in, and the pseudo-languages for tests of layouts, such as en_XA.")

    static let rtl = CommandOption(
        "rtl", .flag(negation: nil),
        "Lay out from right to left; so it is in languages that are read so unless --ltr is given.")

    static let ltr = CommandOption(
        "ltr", .flag(negation: nil),
        "Lay out from left to right, whatever the language.")

    static let timeZone = CommandOption(
        "time-zone", value: "id",
        "The time zone of the times that are shown, such as Europe/Amsterdam; list prints all of them.")

    static let now = CommandOption(
        "now", value: "time",
        "The moment that counts as the present; 2024-01-01T12:00:00Z unless given.")

    static let flavor = CommandOption(
        "flavor", choices: Flavor.allValueStrings,
        "uikit for the components of UIKit, swiftui for the views of SwiftUI. What a style says that a "
            + "flavor has nothing for is named.")

    static let style = CommandOption(
        "style", value: "style.yaml",
        "A style file (see messageshot schema style).")
}
