extension UICellAccessory {
    /// The look of a chevron.
    public struct DisclosureIndicatorOptions {
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the accessory is centred in; that of the system unless set.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; that of the system unless set.
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The look of a chevron that opens.
    public struct OutlineDisclosureOptions {
        /// When the chevron is shown.
        public enum Style: Int, Sendable { case automatic, header, cell }

        /// Kept and never read: the chevron is the same in all.
        public var style = Style.automatic
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the accessory is centred in; that of the system unless set.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; that of the system unless set.
        public var tintColor: UIColor?

        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The look of a tick.
    public struct CheckmarkOptions {
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the accessory is centred in; that of the system unless set.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; that of the system unless set.
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The look of an i in a circle.
    public struct DetailOptions {
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the accessory is centred in; that of the system unless set.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; that of the system unless set.
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// The look of the circle that deletes.
    public struct DeleteOptions {
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the accessory is centred in; that of the system unless set.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; that of the system unless set.
        public var tintColor: UIColor?
        /// The colour of the circle.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of the circle that inserts.
    public struct InsertOptions {
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the accessory is centred in; that of the system unless set.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; that of the system unless set.
        public var tintColor: UIColor?
        /// The colour of the circle.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of the lines that a cell is held by.
    public struct ReorderOptions {
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the accessory is centred in; that of the system unless set.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; that of the system unless set.
        public var tintColor: UIColor?
        /// Kept and never read: iOS draws the line only beside other trailing accessories.
        public var showsVerticalSeparator: Bool?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.showsVerticalSeparator = showsVerticalSeparator
        }
    }

    /// The look of the circle that selects.
    public struct MultiselectOptions {
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the accessory is centred in; that of the system unless set.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; that of the system unless set.
        public var tintColor: UIColor?
        /// The colour of the circle.
        public var backgroundColor: UIColor?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of a text.
    public struct LabelOptions {
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the accessory is centred in; that of the system unless set.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; that of the system unless set.
        public var tintColor: UIColor?
        /// The font; that of body text unless set.
        public var font: UIFont?

        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil
        ) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.font = font
        }
    }

    /// The look of the sign of a menu.
    public struct PopUpMenuOptions {
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the accessory is centred in; that of the system unless set.
        public var reservedLayoutWidth: LayoutDimension?
        /// The colour; that of the system unless set.
        public var tintColor: UIColor?

        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
        }
    }

    /// A view of one's own as an accessory.
    public struct CustomViewConfiguration {
        public let customView: UIView
        public let placement: Placement
        /// Whether the accessory is left out; its room is, too.
        public var isHidden: Bool?
        /// The room that the view is centred in; its own width unless set.
        public var reservedLayoutWidth: LayoutDimension?
        public var tintColor: UIColor?
        /// Whether the view keeps the size that it has, instead of the one that it asks for.
        public var maintainsFixedSize: Bool?

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden
            self.reservedLayoutWidth = reservedLayoutWidth
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
}
