/// Imports the headless module in the place of `ObjectiveC`. A module of that name would turn on code of other packages
/// that needs Apple's.
struct ImportRule: Rule {
    static let module = "ObjectiveCRuntime"

    func apply(to source: Source, index: TargetIndex, changes: inout Changes) {
        let file = source.file
        for position in file.tokens.indices where file.isAt(position, "import") {
            var name = position + 1
            if ["class", "struct", "func", "protocol", "enum", "typealias", "let", "var"].contains(file.text(name)) {
                continue
            }
            guard file.isAt(name, "ObjectiveC"), file.tokens[position].startsLine || file.isAt(position - 1, ";") else {
                continue
            }
            name += 1
            while file.isAt(name, "."), file.isAttached(name) { name += 2 }
            changes.replace((position + 1)..<name, with: Self.module)
        }
    }
}
