import ChatLook
import Frames
import UIKitValues

/// The icons of a status bar, at the size next to an island.
extension Artwork {
    /// Four bars, each higher than the one before.
    static let signal = Drawing(
        19.2, 12.2, .area("R0 8 3.2 4.2 1.1 R5.33 5.7 3.2 6.5 1.1 R10.67 2.9 3.2 9.3 1.1 R16 0 3.2 12.2 1.1")
    ).template("signal")

    /// The Wi-Fi symbol.
    static let wireless = Drawing(
        17.1, 12.3, wave("M0.88 4.51 C5.12 0.28 11.98 0.28 16.22 4.51"),
        wave("M3.84 7.47 C6.44 4.86 10.66 4.86 13.26 7.47"),
        .area("M8.55 12.2 L6.16 9.79 C7.48 8.47 9.62 8.47 10.94 9.79 Z")
    ).template("wireless")

    private static func wave(_ shape: String) -> PathContent {
        PathContent(
            outline: Outline(pathData: shape), stroke: .init(color: .black, width: 2.5, cap: .butt, join: .miter))
    }

    /// A battery.
    ///
    /// - Parameter level: From 0, empty, to 1, full.
    static func battery(level: CGFloat) -> UIImage {
        let length = (21 * min(max(level, 0), 1) * 100).rounded() / 100
        return Drawing(
            27.4, 13, .line("R0.5 0.5 24 12 3.8", 1, RGBA(hex: 0x000000, alpha: 0.4)),
            .area("M26 4.5 C27 4.9 27.4 5.6 27.4 6.5 C27.4 7.4 27 8.1 26 8.5 Z", RGBA(hex: 0x000000, alpha: 0.5)),
            .area(length > 0 ? "R2 2 \(length) 9 \(min(2.5, length / 2))" : "")
        ).template("battery")
    }
}
