import Foundation
import Frames
import Raster

/// A test of `messageshot diff` with the pictures `a.png` and `b.png` of a badge, round and with corners.
class BadgeDiffTestCase: ProgramTestCase {
    func badge(radius: CGFloat = 6, width: CGFloat = 20) -> Frame {
        Frame(
            origin: "BadgeView#badge", rect: CGRect(x: 0, y: 0, width: width, height: 12), corners: CornerRadii(radius),
            fill: .color(RGBA(hex: 0x005FFF)))
    }

    func writePicture(_ frame: Frame, to name: String, embeds: Bool = true) throws {
        let bitmap = try Renderer().render(frame, scale: 2, background: .white)
        try PNGWriter.data(bitmap, embedding: embeds ? frame : nil)
            .write(to: folder.appendingPathComponent(name))
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        try writePicture(badge(), to: "a.png")
        try writePicture(badge(radius: 0), to: "b.png")
    }
}
