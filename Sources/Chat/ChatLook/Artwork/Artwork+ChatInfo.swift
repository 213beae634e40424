import UIKitValues

/// The icons of the screen with information about a channel.
extension Artwork {
    /// A pin that points to the lower left.
    package static let tiltedPin = Drawing(
        24, 24,
        .line(
            "M15.4 1.6 L22.4 8.6 L18.2 11.6 L17.2 17.8 L12.4 22.6 L1.4 11.6 L6.2 6.8 L12.4 5.8 Z "
                + "M6.9 17.1 L1.6 22.4", 2)
    ).template("tiltedPin")

    /// A loudspeaker that is crossed out.
    package static let speakerWithSlash = Drawing(
        24, 24,
        .line("M2.4 2.6 L21.6 21.8 M10 7 L16.6 2.6 V13.6 M6.2 7.8 H4.2 V16.2 H8.6 L14.4 20.8", 1.6)
    ).template("speakerWithSlash")
}
