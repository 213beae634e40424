/// What an Xcode project builds: the contents of a `project.pbxproj`, as values.
///
/// Paths are relative to the project's folder, with `..` where files lie outside of it.
package struct XcodeProject: Equatable, Sendable {
    /// The name of the bundle without its extension: `Notes` for `Notes.xcodeproj`.
    package var name: String

    /// The language of the texts in the sources, such as `en`.
    package var developmentRegion: String?

    /// The languages that the project is localized in, without `Base`.
    package var regions: [String]

    package var packages: [Package]
    package var targets: [Target]

    package init(
        name: String, developmentRegion: String?, regions: [String], packages: [Package], targets: [Target]
    ) {
        self.name = name
        self.developmentRegion = developmentRegion
        self.regions = regions
        self.packages = packages
        self.targets = targets
    }

    /// A package that targets use products of.
    package struct Package: Equatable, Sendable {
        package var location: Location

        package enum Location: Equatable, Sendable {
            /// A repository, and the versions to use.
            case remote(url: String, Requirement)
            /// A folder, relative to the project's.
            case local(path: String)
        }

        /// The versions of a remote package to use.
        package enum Requirement: Equatable, Sendable {
            case upToNextMajor(String)
            case upToNextMinor(String)
            case range(String, String)
            case exact(String)
            case branch(String)
            case revision(String)
        }
    }

    /// A program, a library, an extension or a test bundle.
    package struct Target: Equatable, Sendable {
        package var name: String
        package var kind: Kind

        /// The module that other targets import.
        package var module: String

        /// Files to compile.
        package var sources: [String]

        /// Files and folders to copy into the bundle. A localized file is there once for each language.
        package var resources: [String]

        /// Folders whose files all belong to the target, but for those excluded. Xcode 16 and later write them.
        package var folders: [Folder]

        /// The names of targets of the same project.
        package var dependencies: [String]
        package var products: [Product]

        /// The settings of the configuration that runs the application, with variables replaced.
        package var settings: [String: String]

        package init(
            name: String, kind: Kind, module: String, sources: [String], resources: [String], folders: [Folder],
            dependencies: [String], products: [Product], settings: [String: String]
        ) {
            self.name = name
            self.kind = kind
            self.module = module
            self.sources = sources
            self.resources = resources
            self.folders = folders
            self.dependencies = dependencies
            self.products = products
            self.settings = settings
        }
    }

    /// A folder that is kept in step with the file system.
    package struct Folder: Equatable, Sendable {
        package var path: String

        /// Files and folders that don't belong to the target, relative to the folder.
        package var excluded: [String]

        package init(path: String, excluded: [String]) {
            self.path = path
            self.excluded = excluded
        }
    }

    /// A library of a package.
    package struct Product: Equatable, Hashable, Sendable {
        package var name: String

        /// The location of its package as the project writes it; `nil` if the project doesn't say.
        package var package: Package.Location?

        package init(name: String, package: Package.Location? = nil) {
            self.name = name
            self.package = package
        }
    }

    package enum Kind: Equatable, Sendable {
        case application, framework, library, tests
        /// Another product, by its type's last part, such as `app-extension`.
        case other(String)
    }
}

extension XcodeProject.Package.Location: Hashable {}
extension XcodeProject.Package.Requirement: Hashable {}
