import Console
import Foundation
import GoldenCoverage

// Prints the compiler's index for Scripts/stills/check-stills.
//   indexdump INDEX FOLDER
let arguments = CommandLine.arguments.dropFirst()
guard let index = arguments.first, let folder = arguments.last, arguments.count == 2 else {
    StandardError.write(failure: "name the folder index/store of a build and the sources' folder", of: "indexdump")
    exit(2)
}
do {
    try IndexListing.forEachLine(of: index, below: folder) { print($0) }
} catch {
    StandardError.write(failure: "\(error)", of: "indexdump")
    exit(3)
}
