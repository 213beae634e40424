extension PictureTolerance {
    /// The former name of ``Rule``, from when rules were for components alone.
    public typealias ComponentRule = Rule

    /// The former name of ``rules``.
    public var components: [Rule] {
        get { rules }
        set { rules = newValue }
    }

    /// Creates a tolerance from rules, under their former name.
    public init(components: [Rule]) {
        self.init(rules: components)
    }
}
