import Frames
import UIKitValues

/// The icons around the composer's input field.
extension Artwork {
    /// A paper clip.
    package static let clip = Drawing(
        14.6, 18.8,
        .line(
            "M13.4 9.4 L10.8 14.5 C9.5 17.1 6.5 18.2 4 16.9 C1.4 15.6 0.5 12.7 1.8 10.2 L5.5 3.1 "
                + "C6.5 1.1 8.8 0.4 10.7 1.4 C12.7 2.4 13.3 4.7 12.3 6.7 L8.9 13.2 C8.3 14.4 7 14.8 5.9 14.2 "
                + "C4.7 13.6 4.4 12.3 5 11.1 L8.1 5.1", 1.6)
    ).template("clip")

    /// A lightning bolt.
    package static let bolt = Drawing(8, 16, .area(flash)).template("bolt")

    /// A white lightning bolt, for colored backgrounds.
    package static let whiteBolt = Drawing(
        14, 16, PathContent.area(flash, .white).applying(Transform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 0))
    ).original("whiteBolt")

    private static let flash = "M3 0 H6.9 L5.1 4.8 H7.7 L1.9 14.4 L3.3 8.2 H0.4 Z"

    /// A speech bubble with lines of text.
    package static let thread = Drawing(
        16, 17,
        .line(
            "M4.4 1.45 H11.6 C13.2 1.45 14.45 2.7 14.45 4.3 V9.9 C14.45 11.5 13.2 12.75 11.6 12.75 H8.4 L5.4 15.8 V12.75 "
                + "H4.4 C2.8 12.75 1.55 11.5 1.55 9.9 V4.3 C1.55 2.7 2.8 1.45 4.4 1.45 Z", 1.1),
        .line("M4.8 4.6 H11.2 M4.8 7 H11.2 M4.8 9.4 H9", 0.9)
    ).template("thread").imageFlippedForRightToLeftLayoutDirection()

    /// A wider speech bubble with lines of text, without padding.
    package static let threadBubble = Drawing(
        16, 15,
        .line(
            "M3.6 0.6 H12.4 C14.1 0.6 15.4 1.9 15.4 3.6 V8.9 C15.4 10.6 14.1 11.9 12.4 11.9 H8.2 L5 14.2 V11.9 "
                + "H3.6 C1.9 11.9 0.6 10.6 0.6 8.9 V3.6 C0.6 1.9 1.9 0.6 3.6 0.6 Z", 1.2),
        .line("M4.1 3.9 H11.9 M4.1 6.3 H11.9 M4.1 8.7 H9.3", 1)
    ).template("threadBubble").imageFlippedForRightToLeftLayoutDirection()

    /// A folder.
    package static let folder = Drawing(
        24, 24,
        .line(
            "M3 7 C3 5.9 3.9 5 5 5 H9 L11 7.2 H19 C20.1 7.2 21 8.1 21 9.2 V17 C21 18.1 20.1 19 19 19 "
                + "H5 C3.9 19 3 18.1 3 17 Z", 1.8)
    ).template("folder")

    /// Two links of a chain.
    package static let link = Drawing(
        20, 10,
        .line(
            "M8.6 8.9 H5 C2.8 8.9 1.1 7.2 1.1 5 C1.1 2.8 2.8 1.1 5 1.1 H8.6 M11.4 1.1 H15 C17.2 1.1 18.9 2.8 18.9 5 "
                + "C18.9 7.2 17.2 8.9 15 8.9 H11.4 M6.4 5 H13.6", 1.9, blue)
    ).original("link")

    /// A speech bubble for a list without channels.
    package static let emptyBubble = Drawing(
        136, 136,
        .line(
            "M111 92.8 C117 84.6 120.2 75.5 120.2 65.7 C120.2 39.8 96.8 18.8 68 18.8 C39.2 18.8 15.8 39.8 15.8 65.7 "
                + "C15.8 91.6 39.2 112.6 68 112.6 C72 112.6 76 112.2 79.7 111.5 L119.2 117.8 Z", 9.5, paleGray)
    ).original("emptyBubble")

    /// A wide speech bubble for a list without channels.
    package static let wideBubble = Drawing(
        126, 115,
        .line(
            "M82 90.8 C76 92.6 69.7 93.5 63 93.5 C33.7 93.5 10 75.3 10 52 C10 28.7 33.7 10.5 63 10.5 "
                + "C92.3 10.5 116 28.7 116 52 C116 64.6 109 75.9 97.9 83.5 C97.5 92.5 101.5 99.5 103.5 104 "
                + "C104.4 107 101.8 109 99 108 C91.5 104.8 86 98.5 82 90.8 Z", 8)
    ).template("wideBubble")

    /// A magnifying glass for a search without results.
    package static let emptySearch = Drawing(
        136, 136, .line("O60 60 34 M85 85 L112 112", 6, paleGray)
    ).original("emptySearch")

    /// A magnifying glass.
    package static let search = Drawing(24, 24, .line("O12 11 7.2 M17.2 16.2 L21 20", 1.5)).template("search")

    private static let paleGray = RGBA(hex: 0xDBDBDB)
}
