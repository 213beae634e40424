/// The meaning of a color's components. Drawing uses sRGB.
public final class CGColorSpace: Sendable {
    /// The number and kind of components.
    public let model: CGColorSpaceModel
    /// One of the names below; `nil` for a device color space.
    public let name: CFString?
    let isDisplayP3: Bool

    static let standard = CGColorSpace(.rgb, name: sRGB)

    init(_ model: CGColorSpaceModel, name: CFString? = nil) {
        self.model = model
        self.name = name
        isDisplayP3 = name == CGColorSpace.displayP3 || name == CGColorSpace.extendedDisplayP3
    }

    /// Creates a space by its name; unknown names give sRGB.
    public convenience init?(name: CFString) {
        switch name {
        case CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray: self.init(.monochrome, name: name)
        case CGColorSpace.genericCMYK: self.init(.cmyk, name: name)
        default: self.init(.rgb, name: name)
        }
    }

    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .rgb: 3
        case .cmyk: 4
        }
    }

    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
}

/// The kind of a color's components.
public enum CGColorSpaceModel: Int32, Sendable {
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }

/// Core Foundation's name for an array.
public typealias CFArray = [Any]
/// Core Foundation's name for a string.
public typealias CFString = String
/// Core Foundation's name for bytes.
public typealias CFData = Data
