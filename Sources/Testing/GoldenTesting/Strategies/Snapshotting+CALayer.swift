import Comparison
import Frames
import Goldens
import HeadlessUIKit
import Rendering

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A picture of the layer.
    public static var image: Snapshotting { .image() }

    /// A picture of the layer.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that have to match, from 0 to 1.
    ///   - perceptualPrecision: How closely a pixel has to match, from 0 to 1: 1 − ΔE/100.
    ///   - traits: The traits that differ from those around the assertion.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .drawing(
            tolerance: PictureTolerance(precision, perceptualPrecision), on: .nothing, settings: { $0.applying(traits) }
        ) {
            $0.makeFrame()
        }
    }
}

extension CALayer {
    /// Returns the layer's drawing: a view's layer through its view, any other one in a new view.
    nonisolated fileprivate func makeFrame() -> Frame { MainQueue.run { paintedFrame() } }

    private func paintedFrame() -> Frame {
        if let view { return view.paintedFrame() }
        guard superlayer == nil else { return Frame(origin: Frame.Origin(of: self), rect: frame) }
        let host = UIView(frame: frame)
        host.layer.addSublayer(self)
        defer { removeFromSuperlayer() }
        return host.paintedFrame().children.first ?? Frame(origin: Frame.Origin(of: self), rect: frame)
    }
}
