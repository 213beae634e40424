import AppSourceRewriting
import Foundation

// app-sources CONFIGURATION OUTPUT [FILE…]: rewrites the Swift files that a configuration names, for the plug-in
// AppSources. FILE: the files that the plug-in has found, if they are to be compared.

do {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else {
        throw AppSourcesError("app-sources is for the plug-in AppSources: app-sources CONFIGURATION OUTPUT [FILE…]")
    }
    let folder = try AppSourceFolder(configuration: arguments[1])
    if arguments.count > 3 { try folder.compare(with: Array(arguments[3...])) }
    let isComplete = try folder.rewrite(into: arguments[2]) { print($0) }
    exit(isComplete ? 0 : 1)
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(2)
}
