import Frames
import HeadlessUIKit

/// The icons of a status bar.
extension Artwork {
    /// Four bars, each higher than the one before.
    static let signal = Drawing(
        18, 12, .area("R0 7.7 3.2 4.3 1 R4.9 5.3 3.2 6.7 1 R9.8 2.7 3.2 9.3 1 R14.7 0 3.2 12 1")
    ).template("signal")

    /// A point that waves come from.
    static let wireless = Drawing(
        17, 12, wave("M1.71 4.81 C5.46 1.06 11.54 1.06 15.29 4.81"),
        wave("M4.33 7.43 C6.63 5.12 10.37 5.12 12.67 7.43"),
        .area("M8.5 11.6 L6.38 9.48 C7.55 8.31 9.45 8.31 10.62 9.48 Z")
    ).template("wireless")

    private static func wave(_ shape: String) -> PathContent {
        PathContent(
            outline: Outline(pathData: shape), stroke: .init(color: .black, width: 2.2, cap: .butt, join: .miter))
    }

    /// A battery.
    ///
    /// - Parameter level: From 0, empty, to 1, full.
    static func battery(level: CGFloat) -> UIImage {
        let length = (21 * min(max(level, 0), 1) * 100).rounded() / 100
        return Drawing(
            28, 13, .line("R0.5 0.5 24 12 3.8", 1, RGBA(hex: 0x000000, alpha: 0.35)),
            .area("M26 4.5 C27 4.9 27.4 5.6 27.4 6.5 C27.4 7.4 27 8.1 26 8.5 Z", RGBA(hex: 0x000000, alpha: 0.4)),
            .area(length > 0 ? "R2 2 \(length) 9 \(min(2.5, length / 2))" : "")
        ).template("battery")
    }
}
