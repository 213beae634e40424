/// The options common to all accessories. UIKit has no such protocol; applications don't use it.
public protocol _AccessoryOptions {
    /// The options common to all accessories.
    var _appearance: _AccessoryAppearance { get set }
}

/// The options common to all accessories.
public struct _AccessoryAppearance {
    var isHidden: Bool?
    var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    var tintColor: UIColor?

    init(
        _ isHidden: Bool? = nil, _ reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
        _ tintColor: UIColor? = nil
    ) {
        self.isHidden = isHidden
        self.reservedLayoutWidth = reservedLayoutWidth
        self.tintColor = tintColor
    }
}

extension _AccessoryOptions {
    /// Whether the accessory is hidden and takes no space.
    public var isHidden: Bool? {
        get { _appearance.isHidden }
        set { _appearance.isHidden = newValue }
    }

    /// The width of the space in which the accessory is centered; by default, the system's.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension? {
        get { _appearance.reservedLayoutWidth }
        set { _appearance.reservedLayoutWidth = newValue }
    }

    /// The color; by default, the system's.
    public var tintColor: UIColor? {
        get { _appearance.tintColor }
        set { _appearance.tintColor = newValue }
    }
}

/// The options of accessories without additional options.
public protocol _PlainAccessoryOptions: _AccessoryOptions {
    init()
}

extension _PlainAccessoryOptions {
    public init(
        isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
        self.init()
        _appearance = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
    }
}

/// The options of accessories with a shape in a circle.
public protocol _FilledAccessoryOptions: _AccessoryOptions {
    var backgroundColor: UIColor? { get set }
    init()
}

extension _FilledAccessoryOptions {
    public init(
        isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil,
        backgroundColor: UIColor? = nil
    ) {
        self.init()
        _appearance = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
        self.backgroundColor = backgroundColor
    }
}
