import Frames
import UIKitValues

/// The icons of the actions on a message and of a poll's choices.
extension Artwork {
    /// A line with branches.
    package static let threadReply = Drawing(
        24, 24, .line("M5 4 V16 C5 17.7 6.3 19 8 19 H19 M5 9 H12 M9 14 H16", 1.8)
    ).template("threadReply")

    /// A pencil.
    package static let edit = Drawing(
        24, 24,
        .line(
            "M4.5 19.5 L5.6 15 L15.8 4.8 C16.6 4 17.8 4 18.6 4.8 L19.2 5.4 C20 6.2 20 7.4 19.2 8.2 L9 18.4 Z "
                + "M14 6.6 L17.4 10", 1.8)
    ).template("edit")

    /// Two sheets of paper.
    package static let copy = Drawing(
        24, 24,
        .line(
            "R8.5 8.5 11.5 11.5 2 M15.5 5.5 C15.5 4.7 14.8 4 14 4 H6 C4.9 4 4 4.9 4 6 V14 C4 14.8 4.7 15.5 5.5 15.5",
            1.8)
    ).template("copy")

    /// A ring with a bar across it.
    package static let block = Drawing(24, 24, .line(ban, 1.9)).template("block")
    package static let ban = "O12 12 8.6 M5.9 5.9 L18.1 18.1"

    /// A crossed-out loudspeaker.
    package static let mute = Drawing(
        24, 24, .area(speaker), .line("M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5", 1.8)
    ).template("mute")
    package static let speaker =
        "M3.5 9 H7 L11.4 5.2 C11.9 4.8 12.6 5.1 12.6 5.8 V18.2 C12.6 18.9 11.9 19.2 11.4 18.8 L7 15 "
        + "H3.5 C3.2 15 3 14.8 3 14.5 V9.5 C3 9.2 3.2 9 3.5 9 Z"

    /// A trash can.
    package static let delete = Drawing(
        24, 24,
        .line(
            "M4.5 6.5 H19.5 M9.3 6.2 V4.8 C9.3 4.2 9.7 3.8 10.3 3.8 H13.7 C14.3 3.8 14.7 4.2 14.7 4.8 V6.2 "
                + "M6.3 6.8 L7 18.6 C7.1 19.6 7.8 20.2 8.7 20.2 H15.3 C16.2 20.2 16.9 19.6 17 18.6 L17.7 6.8 "
                + "M10.2 10.2 V16.6 M13.8 10.2 V16.6", 1.7)
    ).template("delete")

    /// A flag on its pole.
    package static let flag = Drawing(24, 24, .line(banner, 1.8)).template("flag")
    package static let banner =
        "M6 20.5 V4 M6 4.8 C9 3.2 11.5 6.2 14.5 5.2 C16 4.7 17 4.3 18 4.4 V13.4 "
        + "C17 13.3 16 13.7 14.5 14.2 C11.5 15.2 9 12.2 6 13.8"

    /// A checked choice.
    package static let pollVote = Drawing(
        21, 21,
        PathContent.area("O10 10 10 M5.1 10.9 L8.7 14.6 L15.1 7.5 L13.7 6.3 L8.7 12 L6.3 9.7 Z")
            .applying(Transform(a: 1, b: 0, c: 0, d: 1, tx: 0.5, ty: 0.5))
    ).template("pollVote")

    /// An unchecked choice.
    package static let pollChoice = Drawing(21, 21, .line("O10.5 10.5 9.7", 0.8)).template("pollChoice")
}
