import Frames
import UIKitValues

/// Crosses, check marks, chevrons and arrows.
extension Artwork {
    package static let cross = Drawing(24, 24, .line("M7.9 7.9 L16.1 16.1 M16.1 7.9 L7.9 16.1", 2)).template("cross")

    package static let crossInRing = Drawing(
        24, 24, .line("O12 12 9 M8.8 8.8 L15.2 15.2 M15.2 8.8 L8.8 15.2", 1.5)
    ).template("crossInRing")

    package static let crossInGreyDisc = Drawing(
        24, 24, .area("O12 12 12", RGBA(hex: 0x000000, alpha: 0.6)),
        .line("M8 8 L16 16 M16 8 L8 16", 2, .white)
    ).original("crossInGreyDisc")

    /// As large as the system's back arrow in a navigation bar.
    package static let back = Drawing(13, 21, .line("M11.25 2.25 L2.9 10.5 L11.25 18.75", 2.5)).template("back")
    package static let chevronDown = Drawing(14, 8, .line("M1.2 1.2 L7 6.8 L12.8 1.2", 2)).template("chevronDown")
    package static let chevronInRing = Drawing(
        20, 20, .line("O10 10 9.1 M8.4 6.2 L12.2 10 L8.4 13.8", 1.7)
    ).template("chevronInRing")

    package static let dots = Drawing(22, 5, .area("O2.5 2.5 2.3 O11 2.5 2.3 O19.5 2.5 2.3")).template("dots")

    package static let check = Drawing(16, 16, .line("M2.8 8.6 L6.4 12 L13.2 4.4", 2)).template("check")
    package static let checkInDisc = Drawing(
        20, 20, .area("O10 10 10 M5.1 10.9 L8.7 14.6 L15.1 7.5 L13.7 6.3 L8.7 12 L6.3 9.7 Z")
    ).template("checkInDisc")
    package static let bigCheckInDisc = Drawing(
        24, 24, .area("O12 12 12 M6.2 13.1 L10.4 17.4 L18 9 L16.4 7.6 L10.4 14.4 L7.6 11.7 Z", blue)
    ).original("bigCheckInDisc")

    /// An arrow cut out of a disc.
    package static let arrowInDisc = Drawing(
        20, 20,
        .area(
            "O10 10 10 M6 9.1 H10.8 L8.9 7.2 L10.2 5.9 L14.3 10 L10.2 14.1 L8.9 12.8 L10.8 10.9 H6 Z")
    ).template("arrowInDisc")

    package static let arrowUpInDisc = Drawing(
        24, 24,
        .area(
            "O12 12 10 M11 17 V10.7 L8.8 12.9 L7.4 11.5 L12 6.9 L16.6 11.5 L15.2 12.9 L13 10.7 V17 Z")
    ).template("arrowUpInDisc")

    /// An arrow that bends to the left.
    package static let reply = Drawing(
        24, 24,
        .area(
            "M10 4.6 C10 3.9 9.3 3.6 8.8 4.1 L2.6 10.2 C2.2 10.6 2.2 11.2 2.6 11.6 L8.8 17.6 C9.3 18.1 10 17.8 10 17.1 "
                + "V13.8 C15 13.6 18.6 15 21 19.3 C21.4 20 22 19.8 21.9 19 C21 12.6 17 8.7 10 8.1 Z")
    ).template("reply")

    /// Two arrows that form a circle.
    package static let restart = Drawing(
        20, 16,
        .line(
            "M3.25 8 C3.25 4.27 6.27 1.25 10 1.25 C11.3 1.25 12.5 1.6 13.5 2.2 "
                + "M16.75 8 C16.75 11.73 13.73 14.75 10 14.75 C8.7 14.75 7.5 14.4 6.5 13.8", 2),
        .area("M0.1 7 H6.7 L3.4 12 Z M13.3 9 H19.9 L16.6 4 Z")
    ).template("restart")

    /// The placeholder of a missing image: a red disc.
    package static let missing = Drawing(24, 24, .area("O12 12 12", RGBA(hex: 0xFF0000))).original("missing")

    /// The blue of icons with fixed colors.
    package static let blue = RGBA(hex: 0x005FFF)
}
