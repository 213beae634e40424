import Frames
import Rendering

/// A layer that draws its sublayers several times, each copy with a further transform and color.
open class CAReplicatorLayer: CALayer {
    /// The number of copies, including the first one.
    open var instanceCount = 1
    /// The transform from one copy to the next, about the center of the layer. Transforms in 3D are drawn in the plane.
    open var instanceTransform = CATransform3DIdentity
    /// The color that is multiplied with the first copy's colors.
    open var instanceColor: CGColor? = CGColor(rgba: .white)
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0
    /// Kept and never read: animations aren't played.
    open var instanceDelay: CFTimeInterval = 0
    /// Kept and never read: sublayers are drawn in the plane. Reported.
    open var preservesDepth = false {
        didSet {
            guard preservesDepth else { return }
            RenderProblems.report(
                .undrawn(
                    "CAReplicatorLayer.preservesDepth", of: self,
                    instead: "sublayers are drawn in the plane"))
        }
    }

    /// The maximum number of copies: more than a viewer can distinguish.
    private static let mostInstances = 10_000

    override func arrange(_ frames: [Frame]) -> [Frame] {
        let step = CATransform3DGetAffineTransform(instanceTransform)
        var transform = CGAffineTransform.identity
        return (0..<min(max(instanceCount, 0), Self.mostInstances)).map { index in
            var frame = Frame(origin: "instance", rect: CGRect(origin: .zero, size: bounds.size), children: frames)
            frame.transform = Transform(transform)
            if let matrix = colors(of: index) { frame.effects = [.colors(matrix)] }
            transform = transform.concatenating(step)
            return frame
        }
    }

    /// Returns the multiplier for the colors of a copy; `nil` for white.
    private func colors(of index: Int) -> ColorMatrix? {
        let base = instanceColor?.rgba ?? .white
        func factor(_ component: Double, _ offset: Float) -> Double {
            min(max(component + Double(offset) * Double(index), 0), 1)
        }
        let (red, green) = (factor(base.red, instanceRedOffset), factor(base.green, instanceGreenOffset))
        let (blue, alpha) = (factor(base.blue, instanceBlueOffset), factor(base.alpha, instanceAlphaOffset))
        guard red < 1 || green < 1 || blue < 1 || alpha < 1 else { return nil }
        return ColorMatrix([red, 0, 0, 0, 0, 0, green, 0, 0, 0, 0, 0, blue, 0, 0, 0, 0, 0, alpha, 0])
    }
}
