// The compiler imports this module into every file that imports both `Testing` and a module named `UIKit`: on iOS it
// lets tests attach images. Without it, such a file wouldn't compile; here it is empty.
