internal import Foundation

/// The build settings of a project or a target in one configuration.
struct ProjectSettings {
    private(set) var values: [String: String] = [:]

    /// Reads the settings of a list's configuration, on top of those of the project.
    ///
    /// - Parameters:
    ///   - list: An object of class `XCConfigurationList`.
    ///   - file: Reads an xcconfig file by its path, relative to the project's folder; `nil` if there is none.
    init(
        _ list: ProjectObjects.Object?, over outer: ProjectSettings? = nil, in objects: ProjectObjects,
        paths: ProjectPaths, file: (String) -> String?
    ) {
        values = outer?.values ?? [:]
        guard let configuration = Self.configuration(list, in: objects) else { return }
        if let reference = objects[configuration.string("baseConfigurationReference")],
            let path = paths.path(of: reference)
        {
            for (key, value) in ConfigurationFile.settings(at: path, file: file) { set(key, value) }
        }
        for (key, value) in configuration.dictionary("buildSettings").sorted(by: { $0.key < $1.key }) {
            if let string = value as? String { set(key, string) }
            if let strings = value as? [String] { set(key, strings.joined(separator: " ")) }
        }
    }

    /// The configuration named Debug, which runs the application from Xcode, or the default one.
    private static func configuration(
        _ list: ProjectObjects.Object?, in objects: ProjectObjects
    ) -> ProjectObjects.Object? {
        guard let list else { return nil }
        let configurations = objects.list("buildConfigurations", of: list)
        return configurations.first { $0.string("name") == "Debug" }
            ?? configurations.first { $0.string("name") == list.string("defaultConfigurationName") }
            ?? configurations.first
    }

    private mutating func set(_ key: String, _ value: String) {
        let inherited = values[key] ?? ""
        values[key] = value.replacingOccurrences(of: "$(inherited)", with: inherited)
            .trimmingCharacters(in: .whitespaces)
    }

    /// Returns the settings with variables such as `$(TARGET_NAME)` replaced.
    func resolved(_ given: [String: String]) -> [String: String] {
        let all = given.merging(values) { $1 }
        return all.mapValues { Self.replaced($0, by: all, depth: 0) }
    }

    /// Settings may refer to each other in a circle.
    private static let deepest = 8

    private static func replaced(_ text: String, by values: [String: String], depth: Int) -> String {
        guard depth < deepest, text.contains("$(") || text.contains("${") else { return text }
        return text.replacing(#/\$[({]([A-Za-z0-9_]+)(?::([a-z0-9]+))?[)}]/#) { match in
            let value = replaced(values[String(match.1)] ?? "", by: values, depth: depth + 1)
            return match.2 == "c99extidentifier" ? XcodeProject.moduleName(value) : value
        }
    }
}

extension XcodeProject {
    /// Returns a name as a module's: Xcode replaces the characters that an identifier can't have.
    package static func moduleName(_ name: String) -> String {
        let identifier = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return identifier.first?.isNumber == true ? "_" + identifier.dropFirst() : identifier
    }
}
