import Frames
import PreviewMessages

/// The frames of a finished preview, placed in its picture.
enum PreviewFrames {
    /// Each frame after the one around it.
    static func all(of root: Frame) -> [PreviewFrame] {
        var numbers: [FramePath: Int] = [:]
        return FrameTree(root).nodes.enumerated().map { number, node in
            numbers[node.path] = number
            return PreviewFrame(
                name: node.frame.name, x: node.rect.minX, y: node.rect.minY, width: node.rect.width,
                height: node.rect.height, parent: node.path.parent.flatMap { numbers[$0] },
                details: node.frame.paint + node.reasonLines)
        }
    }
}
