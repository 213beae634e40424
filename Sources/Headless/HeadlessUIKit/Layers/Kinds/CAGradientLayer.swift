import Frames

/// A layer that fills its bounds with a gradient.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?

    /// The place of each colour from 0 to 1; evenly spread if there is none.
    open var locations: [NSNumber]?

    /// The place of the first colour, as a fraction of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type: CAGradientLayerType = .axial

    override func makeFill() -> Paint? {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return super.makeFill() }
        let stops = ColorStops(
            colors.enumerated().map { index, color in
                ColorStops.Stop(color: color.rgba, location: location(of: index, count: colors.count))
            })
        switch type {
        case .radial:
            let radius = max(
                abs(endPoint.x - startPoint.x) * bounds.width, abs(endPoint.y - startPoint.y) * bounds.height)
            return .radialGradient(stops, center: startPoint, startRadius: 0, endRadius: radius)
        default:
            return .linearGradient(stops, from: startPoint, to: endPoint)
        }
    }

    private func location(of index: Int, count: Int) -> CGFloat {
        if let locations, index < locations.count { return CGFloat(locations[index].doubleValue) }
        return count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
}
