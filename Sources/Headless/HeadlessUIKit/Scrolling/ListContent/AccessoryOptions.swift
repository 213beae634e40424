/// What the options of all accessories have. UIKit has no such protocol: applications never write this.
public protocol _AccessoryOptions {
    /// The options that all have.
    var _look: _AccessoryAppearance { get set }
}

/// The options that the accessories of all kinds have.
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
    /// Whether the accessory is left out; its room is, too.
    public var isHidden: Bool? {
        get { _look.isHidden }
        set { _look.isHidden = newValue }
    }

    /// The room that the accessory is centered in; that of the system unless set.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension? {
        get { _look.reservedLayoutWidth }
        set { _look.reservedLayoutWidth = newValue }
    }

    /// The color; that of the system unless set.
    public var tintColor: UIColor? {
        get { _look.tintColor }
        set { _look.tintColor = newValue }
    }
}

/// The options of accessories that have no others.
public protocol _PlainAccessoryOptions: _AccessoryOptions {
    init()
}

extension _PlainAccessoryOptions {
    public init(
        isHidden: Bool? = nil, reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
        self.init()
        _look = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
    }
}

/// The options of accessories that are a mark in a circle.
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
        _look = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
        self.backgroundColor = backgroundColor
    }
}
