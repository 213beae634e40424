internal import Foundation
internal import Frames

/// The navigation bar and the composer of a screen.
struct ComposerPlace {
    private let bar: CGRect
    private let composer: CGRect

    /// Finds both in a frame; `nil` without a composer.
    init?(in frame: Frame) {
        var (bar, composer): (CGRect?, CGRect?)
        frame.forEach { frame, rect in
            if bar == nil, frame.origin.isCalled("navigationBar") || frame.origin.isCalled("NavigationBar") {
                bar = rect
            }
            if composer == nil, frame.origin.isCalled("ComposerView") || frame.origin.isCalled("MessageComposerView") {
                composer = rect
            }
        }
        guard let composer else { return nil }
        self.bar = bar ?? .zero
        self.composer = composer
    }

    /// Whether messages are visible between the two, and not just a hairline: the composer is as high as it needs to be.
    var leavesRoom: Bool { composer.minY - bar.maxY >= 4 }

    /// Returns the least height of a screen with both, in points.
    ///
    /// - Parameter height: The height of a screen on which both have room.
    func leastHeight(within height: CGFloat) -> CGFloat { bar.maxY + height - composer.minY }
}
