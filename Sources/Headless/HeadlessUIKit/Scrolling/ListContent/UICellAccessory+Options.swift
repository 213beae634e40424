extension UICellAccessory {
    /// The look of a chevron.
    public struct DisclosureIndicatorOptions: _PlainAccessoryOptions {
        public var _look = _AccessoryAppearance()
        public init() {}
    }

    /// The look of a chevron that opens.
    public struct OutlineDisclosureOptions: _AccessoryOptions {
        /// When the chevron is shown.
        public enum Style: Int, Sendable { case automatic, header, cell }

        /// Kept and never read: the chevron is the same in all.
        public var style = Style.automatic
        public var _look: _AccessoryAppearance

        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            _look = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// The look of a tick.
    public struct CheckmarkOptions: _PlainAccessoryOptions {
        public var _look = _AccessoryAppearance()
        public init() {}
    }

    /// The look of an i in a circle.
    public struct DetailOptions: _PlainAccessoryOptions {
        public var _look = _AccessoryAppearance()
        public init() {}
    }

    /// The look of the circle that deletes.
    public struct DeleteOptions: _FilledAccessoryOptions {
        public var _look = _AccessoryAppearance()
        /// The color of the circle.
        public var backgroundColor: UIColor?
        public init() {}
    }

    /// The look of the circle that inserts.
    public struct InsertOptions: _FilledAccessoryOptions {
        public var _look = _AccessoryAppearance()
        /// The color of the circle.
        public var backgroundColor: UIColor?
        public init() {}
    }

    /// The look of the lines that a cell is held by.
    public struct ReorderOptions: _AccessoryOptions {
        public var _look: _AccessoryAppearance
        /// Kept and never read: iOS draws the line only beside other trailing accessories.
        public var showsVerticalSeparator: Bool?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            _look = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// The look of the circle that selects.
    public struct MultiselectOptions: _FilledAccessoryOptions {
        public var _look = _AccessoryAppearance()
        /// The color of the circle.
        public var backgroundColor: UIColor?
        public init() {}
    }

    /// The look of a text.
    public struct LabelOptions: _AccessoryOptions {
        public var _look: _AccessoryAppearance
        /// The font; that of body text unless set.
        public var font: UIFont?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil
        ) {
            _look = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
            self.font = font
        }
    }

    /// The look of the sign of a menu.
    public struct PopUpMenuOptions: _PlainAccessoryOptions {
        public var _look = _AccessoryAppearance()
        public init() {}
    }

    /// A custom view as an accessory. Its room is as wide as the view unless a width is reserved.
    public struct CustomViewConfiguration: _AccessoryOptions {
        public let customView: UIView
        public let placement: Placement
        public var _look: _AccessoryAppearance
        /// Whether the view keeps the size that it has, instead of the one that it asks for.
        public var maintainsFixedSize: Bool?

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            _look = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
