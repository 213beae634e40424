// Operators that build filters, as older apps write them.

extension FilterKey {
    /// See ``Filter/equal(_:to:)``.
    public static func == (key: Self, value: Value) -> Filter<Scope> { .equal(key, to: value) }

    /// See ``Filter/notEqual(_:to:)``.
    public static func != (key: Self, value: Value) -> Filter<Scope> { .notEqual(key, to: value) }

    /// See ``Filter/greater(_:than:)``.
    public static func > (key: Self, value: Value) -> Filter<Scope> { .greater(key, than: value) }

    /// See ``Filter/greaterOrEqual(_:than:)``.
    public static func >= (key: Self, value: Value) -> Filter<Scope> { .greaterOrEqual(key, than: value) }

    /// See ``Filter/less(_:than:)``.
    public static func < (key: Self, value: Value) -> Filter<Scope> { .less(key, than: value) }

    /// See ``Filter/lessOrEqual(_:than:)``.
    public static func <= (key: Self, value: Value) -> Filter<Scope> { .lessOrEqual(key, than: value) }
}

extension Filter {
    /// Matches items that fulfill both filters.
    public static func & (one: Filter, other: Filter) -> Filter { .and([one, other]) }

    /// Matches items that fulfill at least one of two filters.
    public static func | (one: Filter, other: Filter) -> Filter { .or([one, other]) }

    /// Adds a filter that also has to be fulfilled.
    public static func &= (filter: inout Filter, other: Filter) { filter = filter & other }

    /// Adds a filter that may be fulfilled instead.
    public static func |= (filter: inout Filter, other: Filter) { filter = filter | other }
}
