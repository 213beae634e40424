import PreviewMessages
import Previews

/// The previews of loaded modules.
enum PreviewList {
    /// - Parameters:
    ///   - skipped: Names of groups to leave out.
    ///   - begin: Called with each group's name before its previews are made.
    @MainActor
    static func answer(modules: [String], skipping skipped: [String], begin: (String) -> Void) -> HostAnswer {
        var previews: [PreviewSummary] = []
        var problems: [String] = []
        for module in modules {
            let collection = PreviewCollection(module: module)
            problems += collection.problems
            for group in collection.groups where !skipped.contains(group.name) {
                begin(group.name)
                do {
                    previews += try summaries(of: group, in: module)
                } catch {
                    problems.append("\(group.name): \(error)")
                }
            }
        }
        return .previews(previews, problems: problems)
    }

    @MainActor
    private static func summaries(of group: PreviewCollection.Group, in module: String) throws -> [PreviewSummary] {
        let found = try group.items()
        let names = PreviewNames(group.name, found.map(\.item.displayName)).all
        return zip(names, found).enumerated().map { index, pair in
            PreviewSummary(
                name: pair.0, module: module, group: group.name, index: index,
                displayName: pair.1.item.displayName, provider: pair.1.source.provider,
                file: pair.1.source.place?.file, line: pair.1.source.place?.line)
        }
    }
}
