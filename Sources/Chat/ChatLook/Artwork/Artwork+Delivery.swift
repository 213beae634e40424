import Frames
import UIKitValues

/// The icons of a message's delivery (pending, sent, read or failed) and of its visibility.
extension Artwork {
    /// A clock.
    package static let sending = Drawing(
        13.3, 13.3, .line("O6.65 6.65 5.95 M6.65 3.5 V6.9 H9.1", 1.3)
    ).template("sending")

    /// A check mark.
    package static let sent = Drawing(16, 16, .line("M4.15 8.3 L6.75 10.75 L12 5.3", 0.85)).template("sent")

    /// Two check marks, one behind the other.
    package static let read = Drawing(
        16, 16, .line("M2.5 8.3 L4.85 10.5 L9.55 5.6 M6.75 8.65 L8.9 10.5 L13.6 5.6", 1.5)
    ).template("read")

    /// An exclamation mark in a disc.
    package static let failed = Drawing(
        16, 16, .area("O8 8 6.67 M7.1 4.3 H8.9 L8.65 9 H7.35 Z O8 11 0.95")
    ).template("failed")

    /// An exclamation mark in a larger disc.
    package static let error = Drawing(
        20, 20,
        .area("O10 10 10 M8.8 5 C8.8 4.6 11.2 4.6 11.2 5 L10.85 11.4 C10.8 11.8 9.2 11.8 9.15 11.4 Z O10 14.2 1.25")
    ).template("error")

    /// An eye.
    package static let eye = Drawing(
        16, 16,
        .line(
            "M1.2 8 C3 5.1 5.3 3.8 8 3.8 C10.7 3.8 13 5.1 14.8 8 C13 10.9 10.7 12.2 8 12.2 C5.3 12.2 3 10.9 1.2 8 Z",
            1.2),
        .area("O8 8 2.1")
    ).template("eye")

    /// A fading arc, which spins while content is loading.
    package static let loading: UIImage = {
        let steps = 40
        func point(_ step: Int, _ radius: Double) -> String {
            let angle = Double(step) / Double(steps) * 2 * .pi
            return "\(8 + radius * sin(angle)) \(8 - radius * cos(angle)) "
        }
        // A ring of adjacent segments, each paler than the one before.
        let pieces = (0..<steps).map { step in
            let next = step + 1
            return PathContent.area(
                "M\(point(step, 7.5))L\(point(next, 7.5))L\(point(next, 5.5))L\(point(step, 5.5))Z",
                .black.withAlpha(max(0, 1 - Double(step) / Double(steps) * 1.35)))
        }
        return Drawing(size: CGSize(width: 16, height: 16), layers: pieces).template("loading")
    }()
}
