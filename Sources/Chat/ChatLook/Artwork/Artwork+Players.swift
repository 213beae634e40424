import Frames
import UIKitValues

/// The icons of video and audio players.
extension Artwork {
    /// A movie camera.
    package static let camera = Drawing(
        17, 12,
        .area(
            "R0.5 0.7 10.8 10.6 2.2 M12 5 L15.3 2.2 C15.9 1.7 16.6 2 16.6 2.8 V9.2 C16.6 10 15.9 10.3 15.3 9.8 L12 7 Z")
    ).template("camera")

    /// A triangle over the image of a video.
    package static let bigPlay = Drawing(
        28, 32.3,
        .area(triangle, RGBA(hex: 0x000000, alpha: 0.35)),
        .line(triangle, 2.4, .white)
    ).original("bigPlay")

    private static let triangle =
        "M4.6 2.4 L25 14.3 C26.5 15.2 26.5 17.1 25 18 L4.6 29.9 C3.2 30.7 1.6 29.7 1.6 28.1 V4.2 "
        + "C1.6 2.6 3.2 1.6 4.6 2.4 Z"

    package static let play = onDisc(
        .area(
            "M15.6 12.6 C15.6 12 16.2 11.6 16.8 11.9 L28.4 19.2 C29 19.5 29 20.5 28.4 20.8 L16.8 28.1 "
                + "C16.2 28.4 15.6 28 15.6 27.4 Z"),
        "play")
    package static let pause = onDisc(.area("R13.6 12 4.4 16 1.2 R22 12 4.4 16 1.2"), "pause")

    /// The background of a button that shows the playback rate.
    package static let ratePill = raised(size: CGSize(width: 48, height: 36), inset: 4, "ratePill")

    /// The thumb of a recording's waveform.
    package static let sliderThumb: UIImage = {
        let rect = CGRect(x: 0, y: 0, width: 14, height: 28)
        let bar = Frame(
            rect: CGRect(x: 4, y: 0.5, width: 6, height: 27), corners: CornerRadii(3), fill: .color(.white),
            border: Border(width: 1, color: RGBA(hex: 0xB4B7BB)))
        return UIImage(drawing: Frame(origin: "sliderThumb", rect: rect, children: [bar]))
            .withRenderingMode(.alwaysOriginal)
    }()

    private static func onDisc(_ glyph: PathContent, _ name: String) -> UIImage {
        let size = CGSize(width: 40, height: 40)
        return raised(size: size, inset: 3, name, children: [Drawing(size: size, layers: [glyph]).makeFrame(name: "")])
    }

    /// A white capsule with a shadow, `inset` points inside the edges.
    private static func raised(size: CGSize, inset: CGFloat, _ name: String, children: [Frame] = []) -> UIImage {
        let rect = CGRect(origin: .zero, size: size)
        let shape = rect.insetBy(dx: inset, dy: inset)
        let ground = Frame(
            rect: shape, corners: CornerRadii(shape.height / 2), fill: .color(.white),
            shadow: Shadow(
                color: RGBA(hex: 0x000000, alpha: 0.25), radius: inset / 2,
                offset: CGSize(width: 0, height: inset / 4)))
        return UIImage(drawing: Frame(origin: Frame.Origin(type: name), rect: rect, children: [ground] + children))
            .withRenderingMode(.alwaysOriginal)
    }
}
