import Frames
import UIKitValues

/// The icons of commands: white on a disc.
extension Artwork {
    package static let commandBan = command("commandBan", .line("O12 12 4.9 M8.6 8.6 L15.4 15.4", 1.6, .white))
    package static let commandUnban = command(
        "commandUnban", .line("O12 12 4.9", 1.6, .white), .area("O12 12 1.8", .white))
    package static let commandFlag = command("commandFlag", scaled(.line(banner, 2.4, .white)))
    package static let commandMute = command(
        "commandMute", scaled(.area(speaker, .white)),
        scaled(.line("M15.5 9.5 L20.5 14.5 M20.5 9.5 L15.5 14.5", 2.4, .white)))
    package static let commandUnmute = command(
        "commandUnmute", scaled(.area(speaker, .white)),
        scaled(.line("M15.6 9.6 C17.2 11 17.2 13 15.6 14.4 M18.4 7 C21.6 9.8 21.6 14.2 18.4 17", 2, .white)))
    package static let commandFallback = command(
        "commandFallback", .line("M8.2 8 L12 12 L8.2 16 M12.6 16 H16.2", 1.7, .white))

    /// A film strip, for GIFs.
    package static let commandGiphy = command(
        "commandGiphy", ground: .black,
        .area("R7 6.5 10 11 1.4 R9.6 8.4 4.8 7.2 0.6", .white),
        .area(
            "R7.9 7.6 0.9 1.1 0 R7.9 10 0.9 1.1 0 R7.9 12.6 0.9 1.1 0 R7.9 15.2 0.9 1.1 0 "
                + "R15.2 7.6 0.9 1.1 0 R15.2 10 0.9 1.1 0 R15.2 12.6 0.9 1.1 0 R15.2 15.2 0.9 1.1 0", .black),
        .area("M11.2 9.9 L14 12 L11.2 14.1 Z", .white))

    /// A letter i.
    package static let commandImgur = command(
        "commandImgur", ground: RGBA(hex: 0x1B2A4A), .area("O12 7.5 1.5 R10.8 10.4 2.4 7.2 1.2", .white))

    /// An at sign.
    package static let commandMention = Drawing(
        20, 20,
        .line(
            "O10 10 3.3 M13.3 7 V11.2 C13.3 12.7 14.2 13.5 15.4 13.5 C16.9 13.5 17.9 12.1 17.9 10 "
                + "C17.9 5.6 14.4 2.1 10 2.1 C5.6 2.1 2.1 5.6 2.1 10 C2.1 14.4 5.6 17.9 10 17.9 "
                + "C11.6 17.9 13 17.5 14.2 16.7", 1.6, blue)
    ).original("commandMention")

    package static let commandIcons: [String: UIImage] = [
        "ban": commandBan, "flag": commandFlag, "giphy": commandGiphy, "imgur": commandImgur,
        "mention": commandMention, "mute": commandMute, "unban": commandUnban, "unmute": commandUnmute,
    ]

    private static func command(_ name: String, ground: RGBA = blue, _ glyph: PathContent...) -> UIImage {
        Drawing(size: CGSize(width: 24, height: 24), layers: [.area("O12 12 12", ground)] + glyph).original(name)
    }

    /// The glyph of a 24-point icon at half the size, in the middle of a disc.
    private static func scaled(_ glyph: PathContent) -> PathContent {
        var copy = glyph.applying(Transform(a: 0.6, b: 0, c: 0, d: 0.6, tx: 4.8, ty: 4.8))
        copy.stroke?.width *= 0.6
        return copy
    }
}
