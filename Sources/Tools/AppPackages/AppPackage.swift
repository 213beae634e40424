package import XcodeProjects

/// A package that compiles an app's own files on Linux, in a folder beside the app's project.
package struct AppPackage: Equatable, Sendable {
    package var name: String

    /// The language of the texts in the sources.
    package var developmentRegion: String?
    package var targets: [Target]

    /// What of the project can't come along, a line each.
    package var notes: [String]

    package struct Target: Equatable, Sendable {
        /// The name of the module.
        package var name: String
        package var kind: Kind

        /// Folders and files of the app, relative to the project's folder.
        package var folders: [String]

        /// Files and folders to leave out, relative to one of the folders.
        package var excluded: [String]

        /// Files of the app to copy into its bundle, relative to the project's folder.
        package var resources: [String]

        /// Names of other targets of the package.
        package var dependencies: [String]
        package var products: [XcodeProject.Product]

        /// The language mode of Swift, such as `5`.
        package var languageMode: String

        /// Names that `#if` finds to be true.
        package var conditions: [String]

        /// Whether code is on the main actor unless it says otherwise.
        package var isOnMainActor: Bool
    }

    package enum Kind: Equatable, Sendable {
        case program, library, tests
    }
}
