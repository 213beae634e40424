/// The names of a provider's goldens: the provider's name, then the preview's, or its number if there are several.
struct PreviewNames {
    let all: [String]

    init(_ provider: String, _ displayNames: [String?]) {
        var used: [String: Int] = [:]
        all = displayNames.enumerated().map { index, displayName in
            let part = displayName ?? (displayNames.count == 1 ? nil : "\(index + 1)")
            let name = part.map { "\(provider)-\($0)" } ?? provider
            used[name, default: 0] += 1
            return used[name] == 1 ? name : "\(name)-\(used[name] ?? 0)"
        }
    }
}
