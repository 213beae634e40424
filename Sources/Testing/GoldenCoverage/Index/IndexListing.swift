/// The compiler's index as text, for scripts.
package enum IndexListing {
    /// Passes on a line for each file below a folder, and a line for each use of a symbol in it. Tabs separate columns:
    ///
    /// ```text
    /// path
    /// line  symbol  kind  roles  name  relation …
    /// ```
    ///
    /// A symbol is a number. The name is empty for all but definitions. A relation is its roles, a colon and a symbol.
    ///
    /// - Parameters:
    ///   - index: The folder `index/store` of a build.
    ///   - folder: The folder of the sources, without a slash at its end.
    /// - Throws: An error whose description says why the index can't be read.
    package static func forEachLine(of index: String, below folder: String, _ body: (String) -> Void) throws {
        let store = try IndexStore(folder: index)
        for file in store.units() where file.path.hasPrefix(folder + "/") {
            body(file.path)
            for record in file.records { store.forEachUse(in: record) { body(line(of: $0)) } }
        }
    }

    private static func line(of use: SymbolUse) -> String {
        let relations = use.relations.map { "\($0.roles.rawValue):\($0.symbol)" }
        let columns = ["\(use.line)", "\(use.symbol)", "\(use.kind.rawValue)", "\(use.roles.rawValue)", use.name]
        return (columns + relations).joined(separator: "\t")
    }
}
