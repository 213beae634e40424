import Foundation
import Frames
import PreviewMessages
import Raster

/// The frames of a finished preview, placed in its picture.
struct PreviewFrames {
    /// Each frame after the one around it.
    private(set) var all: [PreviewFrame] = []

    init(of root: Frame) {
        var root = root
        root.rect.origin = .zero
        add(root, in: .identity, parent: nil)
    }

    private mutating func add(_ frame: Frame, in outer: Transform, parent: Int?) {
        let transform = outer.entering(frame)
        let rect = transform.apply(CGRect(origin: .zero, size: frame.rect.size))
        let number = all.count
        all.append(
            PreviewFrame(
                name: frame.name, x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, parent: parent,
                details: Self.details(of: frame)))
        for child in frame.children { add(child, in: transform, parent: number) }
    }

    /// What the frame paints. Reasons for its size belong here, too.
    private static func details(of frame: Frame) -> [String] { frame.paint }
}
