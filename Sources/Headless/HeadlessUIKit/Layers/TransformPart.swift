/// A part of a transform that has a key path, such as `transform.rotation.z`.
enum TransformPart {
    case rotation(x: CGFloat, y: CGFloat, z: CGFloat)
    case scale(x: Bool, y: Bool, z: Bool)
    case translation(x: Bool, y: Bool, z: Bool)

    init?(_ keyPath: String) {
        switch keyPath {
        case "transform.rotation", "transform.rotation.z": self = .rotation(x: 0, y: 0, z: 1)
        case "transform.rotation.x": self = .rotation(x: 1, y: 0, z: 0)
        case "transform.rotation.y": self = .rotation(x: 0, y: 1, z: 0)
        case "transform.scale": self = .scale(x: true, y: true, z: true)
        case "transform.scale.xy": self = .scale(x: true, y: true, z: false)
        case "transform.scale.x": self = .scale(x: true, y: false, z: false)
        case "transform.scale.y": self = .scale(x: false, y: true, z: false)
        case "transform.scale.z": self = .scale(x: false, y: false, z: true)
        case "transform.translation": self = .translation(x: true, y: true, z: false)
        case "transform.translation.x": self = .translation(x: true, y: false, z: false)
        case "transform.translation.y": self = .translation(x: false, y: true, z: false)
        case "transform.translation.z": self = .translation(x: false, y: false, z: true)
        default: return nil
        }
    }

    /// Returns the part's value; a rotation angle is computed as if it were about that axis alone.
    func value(in t: CATransform3D) -> Any {
        switch self {
        case .rotation(_, _, 1): return atan2(t.m12, t.m11)
        case .rotation(1, _, _): return atan2(t.m23, t.m22)
        case .rotation: return atan2(t.m31, t.m11)
        case .scale(let x, let y, _):
            return x
                ? Self.length(t.m11, t.m12, t.m13)
                : y
                    ? Self.length(t.m21, t.m22, t.m23)
                    : Self.length(t.m31, t.m32, t.m33)
        case .translation(true, true, _): return CGSize(width: t.m41, height: t.m42)
        case .translation(let x, let y, _): return x ? t.m41 : y ? t.m42 : t.m43
        }
    }

    private static func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
        (x * x + y * y + z * z).squareRoot()
    }

    /// Returns the transform with a new value for the part, and its other parts unchanged.
    func set(_ value: Any?, in t: CATransform3D) -> CATransform3D {
        var result = t
        switch self {
        case .rotation(let x, let y, let z):
            let old = AnimatedValue.number(self.value(in: t)) ?? 0
            let turn = CATransform3DMakeRotation((AnimatedValue.number(value) ?? 0) - old, x, y, z)
            var flat = t
            (flat.m41, flat.m42, flat.m43) = (0, 0, 0)
            result = CATransform3DConcat(turn, flat)
            (result.m41, result.m42, result.m43) = (t.m41, t.m42, t.m43)
        case .scale(let x, let y, let z):
            let scale = AnimatedValue.number(value) ?? 1
            func factor(_ applies: Bool, _ old: CGFloat) -> CGFloat { applies && old != 0 ? scale / old : 1 }
            result = CATransform3DScale(
                t, factor(x, Self.length(t.m11, t.m12, t.m13)), factor(y, Self.length(t.m21, t.m22, t.m23)),
                factor(z, Self.length(t.m31, t.m32, t.m33)))
        case .translation(true, true, _):
            let point = AnimatedValue.point(value).map { CGSize(width: $0.x, height: $0.y) }
            let size = AnimatedValue.size(value) ?? point ?? .zero
            (result.m41, result.m42) = (size.width, size.height)
        case .translation(let x, let y, _):
            let distance = AnimatedValue.number(value) ?? 0
            if x { result.m41 = distance } else if y { result.m42 = distance } else { result.m43 = distance }
        }
        return result
    }
}
