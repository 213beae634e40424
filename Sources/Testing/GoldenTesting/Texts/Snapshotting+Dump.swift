extension Snapshotting where Format == String {
    /// The members of a value recursively, one line each.
    ///
    /// ```text
    /// ▿ Order
    ///   ▿ guest: Optional<Guest>
    ///     ▿ some: Guest
    ///       - name: "Leia"
    ///   ▿ prices: 2 key/value pairs
    ///     ▿ (2 elements)
    ///       - key: "noodles"
    ///       - value: 9.5
    ///     ▿ (2 elements)
    ///       - key: "tea"
    ///       - value: 2.0
    /// ```
    ///
    /// Members of structures and classes are sorted by name, dictionaries and sets by their elements' lines, so that
    /// the text is the same in every run. A class shows its own members, not those of its superclass. For a custom
    /// description of a type, see ``AnySnapshotStringConvertible``.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { value in
            var dump = ValueDump()
            return dump.node(for: value, label: nil).text
        }
    }
}
