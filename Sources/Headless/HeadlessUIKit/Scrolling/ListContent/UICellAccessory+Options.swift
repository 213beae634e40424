extension UICellAccessory {
    /// The options of a disclosure chevron.
    public struct DisclosureIndicatorOptions: _PlainAccessoryOptions {
        public var _appearance = _AccessoryAppearance()
        public init() {}
    }

    /// The options of a chevron that expands an outline.
    public struct OutlineDisclosureOptions: _AccessoryOptions {
        /// When the chevron is shown.
        public enum Style: Int, Sendable { case automatic, header, cell }

        /// Kept and never read: the chevron is the same in all styles.
        public var style = Style.automatic
        public var _appearance: _AccessoryAppearance

        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            _appearance = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
        }
    }

    /// The options of a checkmark.
    public struct CheckmarkOptions: _PlainAccessoryOptions {
        public var _appearance = _AccessoryAppearance()
        public init() {}
    }

    /// The options of an i in a circle.
    public struct DetailOptions: _PlainAccessoryOptions {
        public var _appearance = _AccessoryAppearance()
        public init() {}
    }

    /// The options of a delete circle.
    public struct DeleteOptions: _FilledAccessoryOptions {
        public var _appearance = _AccessoryAppearance()
        /// The color of the circle.
        public var backgroundColor: UIColor?
        public init() {}
    }

    /// The options of an insert circle.
    public struct InsertOptions: _FilledAccessoryOptions {
        public var _appearance = _AccessoryAppearance()
        /// The color of the circle.
        public var backgroundColor: UIColor?
        public init() {}
    }

    /// The options of the lines for reordering.
    public struct ReorderOptions: _AccessoryOptions {
        public var _appearance: _AccessoryAppearance
        /// Kept and never read: the line only appears next to other trailing accessories.
        public var showsVerticalSeparator: Bool?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            _appearance = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// The options of a selection circle.
    public struct MultiselectOptions: _FilledAccessoryOptions {
        public var _appearance = _AccessoryAppearance()
        /// The color of the circle.
        public var backgroundColor: UIColor?
        public init() {}
    }

    /// The options of a text.
    public struct LabelOptions: _AccessoryOptions {
        public var _appearance: _AccessoryAppearance
        /// The font; by default, that of body text.
        public var font: UIFont?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil
        ) {
            _appearance = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
            self.font = font
        }
    }

    /// The options of a menu indicator.
    public struct PopUpMenuOptions: _PlainAccessoryOptions {
        public var _appearance = _AccessoryAppearance()
        public init() {}
    }

    /// A custom view as an accessory. Its space has the width of the view unless a width is reserved.
    public struct CustomViewConfiguration: _AccessoryOptions {
        public let customView: UIView
        public let placement: Placement
        public var _appearance: _AccessoryAppearance
        /// Whether the view keeps its current size instead of its preferred one.
        public var maintainsFixedSize: Bool?

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            _appearance = _AccessoryAppearance(isHidden, reservedLayoutWidth, tintColor)
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
